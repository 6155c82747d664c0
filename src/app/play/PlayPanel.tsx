/** Panel beside the board: the controls, or the result once the board is finished. */
import { memo, type ReactNode, Suspense } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import { nextUnfinished, onTable, timeOf } from '../../play/session.ts';
import { BoardDone } from './BoardDone.tsx';
import {
  ChallengeSlot,
  DeskNoticeLine,
  FinishedPanel,
  HintCard,
  Thinking,
  TravelLine,
} from './later.tsx';
import { usePlay, useSnapshot, useStanding } from './playContext.ts';
import { Toolbar } from './Toolbar.tsx';
import { Warning } from './Warning.tsx';

export interface PlayPanelProps {
  readonly parts: BoardParts;
  /** Shows a view in place of the board; null shows the board again. */
  onShow(view: ReactNode): void;
}

export function PlayPanel({ parts, onShow }: PlayPanelProps) {
  const standing = useStanding();
  const done = useSnapshot(({ session }) => onTable(session).status !== 'playing');
  return (
    <div className="play-panel">
      {standing !== null ? (
        <>
          <Suspense
            fallback={<div className="h-88 rounded-card border lg:h-90 border-line bg-card" />}
          >
            <FinishedPanel result={standing} onShow={onShow} />
          </Suspense>
          {parts.ending}
        </>
      ) : done ? (
        <DoneBoard />
      ) : (
        <>
          {parts.controls}
          <Tools />
        </>
      )}
      <Help />
    </div>
  );
}

/** The tools below the board. Memoised, because the panel re-renders with the board's parts. */
const Tools = memo(function Tools() {
  const { open } = usePlay();
  const notice = useSnapshot((snapshot) => snapshot.notice);
  return (
    <>
      <Toolbar />
      {notice !== null && <Warning>{notice}</Warning>}
      {open.notice !== null && <Warning>{open.notice}</Warning>}
      <Suspense>
        <DeskNoticeLine />
        <TravelLine />
        <ChallengeSlot />
      </Suspense>
    </>
  );
});

/** The open hint, or a placeholder while the solving engine works. */
const Help = memo(function Help() {
  const hint = useSnapshot((snapshot) => snapshot.hint);
  const thinking = useSnapshot((snapshot) => snapshot.thinking);
  return (
    <Suspense>
      {hint ? (
        <HintCard hint={hint} />
      ) : (
        // No placeholder while the engine counts the puzzle's solutions: a dialog then covers the
        // panel.
        thinking && thinking !== 'ways' && <Thinking />
      )}
    </Suspense>
  );
});

function DoneBoard() {
  const { open, player } = usePlay();
  const session = useSnapshot((snapshot) => snapshot.session);
  const elsewhere = useSnapshot((snapshot) => snapshot.elsewhere);
  const { boards, title } = open.definition;
  const index = session.current;
  const next = nextUnfinished(session, index);
  // The panel is empty when another window has taken the game over.
  if (elsewhere) return null;
  return (
    <BoardDone
      name={boards[index]?.name ?? title}
      time={timeOf(session, index)}
      hints={onTable(session).hints}
      next={next === null ? null : boards[next]!.name}
      onNext={() => next !== null && player.select(next)}
    />
  );
}
