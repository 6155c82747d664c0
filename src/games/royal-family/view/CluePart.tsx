/** Shows the clues: in a sheet that slides up on a phone, in a card on a desktop. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PressButton } from '../../../ui/PressButton.tsx';
import { reveal } from '../../../ui/reveal.ts';
import { Sheet, useIsCard } from '../../../ui/Sheet.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { ClueList } from './ClueList.tsx';
import { ClueSummary, VerdictLine } from './ClueSummary.tsx';
import type { BoardInPlay } from './useBoard.ts';

/**
 * Media query for a phone in landscape, which has no room for a sheet of clues; play.css and
 * room.css repeat this query.
 */
export const SIDEWAYS = '(min-width: 40rem) and (max-height: 32rem)';
/** Up to this many clues, as in the example of the rules, need no sheet. */
const FEW_CLUES = 3;

const STEPS = [
  { step: -1, label: 'Previous clue', Icon: ChevronLeft },
  { step: 1, label: 'Next clue', Icon: ChevronRight },
] as const;

function show(around: HTMLElement | null, clue: number): void {
  const item = around?.querySelectorAll<HTMLElement>('li')[clue];
  if (item) reveal(item);
}

export function CluePart({ play }: { readonly play: BoardInPlay }) {
  const { looked, listOpen: open, setListOpen } = play.look;
  const { marked: broken, summary: verdict } = play.verdict;
  const hinted = play.mentions.hinted.clues;
  const sideways = useMedia(SIDEWAYS);
  const isCard = useIsCard();
  const around = useRef<HTMLDivElement>(null);

  // The clue to scroll to when the list opens: a broken one, else the hint's, else the selected
  // one.
  const sought = useRef<number | undefined>(undefined);
  const [first] = [...hinted.keys()];
  sought.current = broken.includes(true) ? broken.indexOf(true) : (first ?? looked ?? undefined);
  useEffect(() => {
    if (open && sought.current !== undefined) show(around.current, sought.current);
  }, [open]);
  const isOpen = isCard || sideways;
  useEffect(() => {
    if (isOpen && first !== undefined) show(around.current, first);
  }, [isOpen, first]);
  // At the list's end, the note below a selected clue may extend it out of view.
  useEffect(() => {
    if (isOpen && looked !== null) show(around.current, looked);
  }, [isOpen, looked]);

  if (sideways || play.board.clues.length <= FEW_CLUES) {
    return (
      <>
        {verdict !== '' && <VerdictLine verdict={verdict} />}
        <div ref={around} className="rf-clues-aside">
          <ClueList play={play} inView />
        </div>
      </>
    );
  }
  const onBar = isCard || open ? null : (first ?? looked);
  const [before, after] = STEPS.map(({ step, label, Icon }) => (
    <PressButton
      key={label}
      className="rf-step"
      aria-label={label}
      // Keep the clue that a hint refers to on the phone's bar while the hint is shown.
      disabled={first !== undefined}
      onPress={() => play.onClueStep(step)}
    >
      <Icon size={20} aria-hidden />
    </PressButton>
  ));
  return (
    <Sheet
      title="Clues"
      summary={
        <ClueSummary
          play={play}
          looked={onBar}
          hinted={first === undefined ? undefined : hinted.get(first)}
          isCard={isCard}
        />
      }
      ends={{ before, after }}
      summaryAlone={onBar !== null}
      open={open}
      onToggle={setListOpen}
      onSwipe={play.onClueStep}
    >
      <div ref={around}>
        <ClueList play={play} inView={isCard || open} />
      </div>
    </Sheet>
  );
}
