/** What stands beside the board: the controls, or what there is to say once it is finished. */
import { type ReactNode, Suspense } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';
import { boardAt, isTouched, nextUnfinished, timeOf } from '../../play/session.ts';
import { Link } from '../page/Link.tsx';
import { BoardDone } from './BoardDone.tsx';
import { FinishedPanel, HintCard } from './later.tsx';
import { Toolbar } from './Toolbar.tsx';

export interface PlayPanelProps {
  readonly open: OpenPuzzle;
  readonly player: Player;
  readonly snapshot: Snapshot;
  readonly parts: BoardParts;
  /** Of the board on the table. */
  readonly name: string;
  /** The result that stands, once all boards are finished. */
  readonly standing: Json | null;
  announce(text: string): void;
  onPlayMore(): void;
}

export function PlayPanel(props: PlayPanelProps) {
  const { open, player, snapshot, parts, standing } = props;
  const { session, hint } = snapshot;
  const done = boardAt(session, session.current).status !== 'playing';
  return (
    <div className="play-panel">
      {standing !== null ? (
        <>
          <Suspense fallback={<div className="h-68 rounded-card border border-line bg-card" />}>
            <FinishedPanel open={open} result={standing} onPlayMore={props.onPlayMore} />
          </Suspense>
          {parts.ending}
        </>
      ) : done ? (
        <DoneBoard {...props} />
      ) : (
        <>
          {parts.controls}
          <Toolbar player={player} snapshot={snapshot} announce={props.announce} />
          {session.current === 0 && !isTouched(session) && <NewHere id={open.definition.id} />}
          {snapshot.notice !== null && <Warning>{snapshot.notice}</Warning>}
          {open.notice !== null && <Warning>{open.notice}</Warning>}
        </>
      )}
      {hint && (
        <Suspense>
          <HintCard player={player} hint={hint} cost={session.game.hintCost ?? 0} />
        </Suspense>
      )}
    </div>
  );
}

function DoneBoard({ open, player, snapshot: { session }, name }: PlayPanelProps) {
  const index = session.current;
  const next = nextUnfinished(session, index);
  return (
    <BoardDone
      name={name}
      time={timeOf(session, index)}
      hints={boardAt(session, index).hints}
      next={next === null ? null : (open.definition.boards[next]?.name ?? 'next board')}
      onNext={() => next !== null && player.select(next)}
    />
  );
}

function NewHere({ id }: { readonly id: string }) {
  return (
    <p className="px-1 text-center text-sm text-soft">
      New here?{' '}
      <Link
        to={`/${id}#how`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        See how to play
      </Link>
    </p>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return <p className="px-1 text-center text-sm text-warn">{children}</p>;
}
