/**
 * Print-only parts: the title, as the header is not printed, and a game's own sheet
 * (`GameViews.paper`).
 */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GameViews, PaperProps } from '../../games/contract/view.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { boardAt, type Session, stateOf } from '../../play/session.ts';
import { puzzleName } from '../../ui/puzzleName.ts';
import { whenIdle } from '../../ui/whenIdle.ts';

/** Whether the page is printing. flushSync renders the sheet before the browser takes its copy. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const set = (now: boolean) => flushSync(() => setPrinting(now));
    const onBefore = () => set(true);
    const onAfter = () => set(false);
    const onChange = () => set(print.matches);
    addEventListener('beforeprint', onBefore);
    addEventListener('afterprint', onAfter);
    print.addEventListener('change', onChange);
    return () => {
      removeEventListener('beforeprint', onBefore);
      removeEventListener('afterprint', onAfter);
      print.removeEventListener('change', onChange);
    };
  }, []);
  return printing;
}

export interface OnPaperProps {
  readonly open: OpenPuzzle;
  readonly session: Session;
}

export function OnPaper({ open, session }: OnPaperProps) {
  const { definition, id, views } = open;
  const words = [
    definition.title,
    puzzleName(definition.schedule, id),
    // A game's own sheet shows all boards.
    views.paper ? null : definition.boards[session.current]?.name,
  ];
  return (
    <>
      <p className="print-only px-4">{`${words.filter(Boolean).join(', ')}.`}</p>
      {views.paper && <Sheet load={views.paper} session={session} />}
    </>
  );
}

function Sheet(props: {
  readonly load: NonNullable<GameViews['paper']>;
  readonly session: Session;
}) {
  const { load, session } = props;
  const [Paper, setPaper] = useState<ComponentType<PaperProps> | null>(null);
  const printing = usePrinting();
  useEffect(() => {
    // If the sheet fails to load, the board is printed.
    whenIdle(
      () =>
        void load().then(
          ({ Paper }) => setPaper(() => Paper),
          () => {},
        ),
    );
  }, [load]);
  if (!Paper || !printing) return null;
  return (
    <div className="play-paper">
      <Paper
        puzzle={session.puzzle}
        states={session.puzzle.boards.map((_, i) => stateOf(boardAt(session, i)))}
      />
    </div>
  );
}
