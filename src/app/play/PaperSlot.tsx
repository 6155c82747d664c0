/** A game's own sheet, on paper only: see `GameViews.paper`. */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GameViews, PaperProps } from '../../games/contract/view.ts';
import { boardAt, type Session, stateOf } from '../../play/session.ts';
import { whenIdle } from '../device/whenIdle.ts';

/** Whether the page is being printed: what is drawn for it stands before the browser looks. */
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

export function PaperSlot(props: {
  readonly load: NonNullable<GameViews['paper']>;
  readonly session: Session;
}) {
  const { load, session } = props;
  const [Paper, setPaper] = useState<ComponentType<PaperProps> | null>(null);
  const printing = usePrinting();
  useEffect(() => {
    // Without it the board is printed.
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
