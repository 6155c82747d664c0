/**
 * The parts of a puzzle page that are only printed: the title, as the header is not printed, and a
 * game's own sheet (`GameViews.paper`).
 */
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GameViews, PaperProps } from '../../games/contract/view.ts';
import { stateOf } from '../../play/session.ts';
import { puzzleName } from '../../ui/puzzleName.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { usePlay, useSnapshot } from './playContext.ts';

/**
 * Whether the page is being printed. flushSync renders the printed sheet before the browser copies
 * the page for printing.
 */
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

export function OnPaper() {
  const { definition, id, views } = usePlay().open;
  const index = useSnapshot(({ session }) => session.current);
  const words = [
    definition.title,
    puzzleName(definition.schedule, id),
    // The board's name is left out where the game's own sheet prints all boards.
    views.paper ? null : definition.boards[index]?.name,
  ];
  return (
    <>
      <p className="print-only px-4">{`${words.filter(Boolean).join(', ')}.`}</p>
      {views.paper && <Sheet load={views.paper} />}
    </>
  );
}

function Sheet({ load }: { readonly load: NonNullable<GameViews['paper']> }) {
  const [Paper, setPaper] = useState<ComponentType<PaperProps> | null>(null);
  const printing = usePrinting();
  useEffect(() => {
    // Load the game's sheet for printing when the page is idle; if that fails, the board is
    // printed.
    whenIdle(
      () =>
        void load().then(
          ({ Paper }) => setPaper(() => Paper),
          () => {},
        ),
    );
  }, [load]);
  return Paper && printing && <Printed Paper={Paper} />;
}

function Printed({ Paper }: { readonly Paper: ComponentType<PaperProps> }) {
  const { puzzle, boards } = useSnapshot(({ session }) => session);
  return (
    <div className="play-paper">
      <Paper puzzle={puzzle} states={boards.map(stateOf)} />
    </div>
  );
}
