/** Panel beside the board: the controls, or the result once the board is finished. */
import { Suspense } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';
import { boardAt, nextUnfinished, timeOf } from '../../play/session.ts';
import { BoardDone } from './BoardDone.tsx';
import type { More } from './FinishedPanel.tsx';
import { FinishedPanel, HintCard, ListedWords, Thinking } from './later.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Warning } from './Warning.tsx';

export interface PlayPanelProps {
  readonly open: OpenPuzzle;
  readonly player: Player;
  readonly snapshot: Snapshot;
  readonly parts: BoardParts;
  /** Name of the selected board. */
  readonly name: string;
  /** The counted result; null until all boards are finished. */
  readonly standing: Json | null;
  announce(text: string): void;
  onMore(what: More): void;
}

export function PlayPanel(props: PlayPanelProps) {
  const { open, player, snapshot, parts, standing } = props;
  const { session, hint } = snapshot;
  const done = boardAt(session, session.current).status !== 'playing';
  return (
    <div className="play-panel">
      {standing !== null ? (
        <>
          <Suspense
            fallback={<div className="h-88 rounded-card border lg:h-90 border-line bg-card" />}
          >
            <FinishedPanel
              open={open}
              result={standing}
              hints={hintsOf(props)}
              onMore={props.onMore}
            />
          </Suspense>
          {parts.ending}
        </>
      ) : done ? (
        <DoneBoard {...props} />
      ) : (
        <>
          {parts.controls}
          <Toolbar player={player} snapshot={snapshot} announce={props.announce} />
          {snapshot.notice !== null && <Warning>{snapshot.notice}</Warning>}
          {open.notice !== null && <Warning>{open.notice}</Warning>}
          <Suspense>
            <ListedWords {...props} />
          </Suspense>
        </>
      )}
      <Suspense>
        {hint ? (
          <HintCard player={player} hint={hint} cost={session.game.hintCost ?? 0} />
        ) : (
          // A dialog covers the panel while ways are counted.
          snapshot.thinking &&
          snapshot.thinking !== 'ways' && <Thinking player={player} announce={props.announce} />
        )}
      </Suspense>
    </div>
  );
}

/** Null for stored results, which do not keep their hints, and for games whose hints are free. */
function hintsOf({ open, snapshot: { session } }: PlayPanelProps): number | null {
  if (open.result !== null || session.game.hintCost === null) return null;
  return session.boards.reduce((sum, { hints }) => sum + hints, 0);
}

function DoneBoard({ open, player, snapshot, name }: PlayPanelProps) {
  const { session, elsewhere } = snapshot;
  const index = session.current;
  const next = nextUnfinished(session, index);
  // Another window has taken the game over.
  if (elsewhere) return null;
  return (
    <BoardDone
      name={name}
      time={timeOf(session, index)}
      hints={boardAt(session, index).hints}
      next={next === null ? null : open.definition.boards[next]!.name}
      onNext={() => next !== null && player.select(next)}
    />
  );
}
