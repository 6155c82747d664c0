/** Where the clues stand: in a sheet that slides up on a phone, in a card on a desktop. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Sheet, useIsCard } from '../../../ui/Sheet.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { bringIntoView } from './bringIntoView.ts';
import { ClueList, type ClueListProps } from './ClueList.tsx';
import { ClueSummary, VerdictLine } from './ClueSummary.tsx';

/** A phone on its side, where a sheet has no room to slide up; play.css has the same words. */
export const SIDEWAYS = '(min-width: 40rem) and (max-height: 32rem)';
/** So few clues, as in the example, need no sheet. */
const FEW_CLUES = 3;

export interface CluePartProps extends Omit<ClueListProps, 'inView'> {
  /** Whether the sheet of a phone is up. */
  readonly open: boolean;
  /** What is amiss once everyone has a place; empty otherwise. */
  readonly verdict: string;
  onToggle(open: boolean): void;
  /** To the next clue, or back to the one before. */
  onStep(step: 1 | -1): void;
}

const STEPS = [
  { step: -1, label: 'Previous clue', Icon: ChevronLeft },
  { step: 1, label: 'Next clue', Icon: ChevronRight },
] as const;

export function CluePart({ open, verdict, onToggle, onStep, ...list }: CluePartProps) {
  const sideways = useMedia(SIDEWAYS);
  const isCard = useIsCard();
  const around = useRef<HTMLDivElement>(null);
  const { board, state, broken, hinted, looked } = list;

  // What the player is about to look for: a broken clue, or else the one that the hint is about.
  const sought = useRef<number | undefined>(undefined);
  const [first] = [...hinted.keys()];
  sought.current = broken.includes(true) ? broken.indexOf(true) : (first ?? looked ?? undefined);
  useEffect(() => {
    if (open && sought.current !== undefined) bringIntoView(around.current, sought.current);
  }, [open]);
  useEffect(() => {
    if (isCard && first !== undefined) bringIntoView(around.current, first);
  }, [isCard, first]);
  // The note of a clue that is chosen makes it longer, at the list's end than the list shows.
  useEffect(() => {
    if (isCard && looked !== null) bringIntoView(around.current, looked);
  }, [isCard, looked]);

  if (sideways || board.clues.length <= FEW_CLUES) {
    return (
      <>
        {verdict !== '' && <VerdictLine verdict={verdict} />}
        <ClueList {...list} inView />
      </>
    );
  }
  const onBar = isCard || open ? null : (first ?? looked);
  const [before, after] = STEPS.map(({ step, label, Icon }) => (
    <PressButton
      key={label}
      className="rf-step"
      aria-label={label}
      // The clue of a hint stays on the bar for as long as the hint is shown.
      disabled={first !== undefined}
      onPress={() => onStep(step)}
    >
      <Icon size={20} aria-hidden />
    </PressButton>
  ));
  return (
    <Sheet
      title="Clues"
      summary={
        <ClueSummary
          board={board}
          state={state}
          broken={broken}
          verdict={verdict}
          looked={onBar}
          hinted={first === undefined ? undefined : hinted.get(first)}
        />
      }
      ends={{ before, after }}
      summaryAlone={onBar !== null}
      open={open}
      onToggle={onToggle}
      onSwipe={onStep}
    >
      <div ref={around}>
        <ClueList {...list} inView={isCard || open} />
      </div>
    </Sheet>
  );
}
