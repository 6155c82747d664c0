/**
 * The text on the phone's bar of clues: the numbers of broken and ticked clues or, while the sheet
 * of clues is closed, the selected clue.
 */
import { TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import type { BoardInPlay } from './useBoard.ts';

export interface ClueSummaryProps {
  readonly play: BoardInPlay;
  /** The selected clue, while the sheet is closed. */
  readonly looked: number | null;
  /** The selected clue's role in the hint. */
  readonly hinted: HintRole | undefined;
  /** Whether the clues stand in a card of their own, as on a wide screen. */
  readonly isCard: boolean;
}

/** The most characters that fit the bar's two lines in larger type. */
const SHORT = 48;

export function VerdictLine({ verdict }: { readonly verdict: string }) {
  return (
    <span className="rf-summary rf-amiss rf-verdict">
      <TriangleAlert size={15} aria-hidden />
      <span>{verdict}</span>
    </span>
  );
}

export function ClueSummary({ play, looked, hinted, isCard }: ClueSummaryProps) {
  const { board, state } = play;
  const { marked, summary: verdict } = play.verdict;
  const amiss = marked.filter(Boolean).length;
  const clue = looked === null ? undefined : board.clues[looked];
  if (looked !== null && clue) {
    const note = noteText(clue, board);
    const words = printClue(clue, board);
    const short = note === '' && amiss === 0 && words.length <= SHORT;
    return (
      <span className={cx('rf-summary rf-pinned', short && 'rf-pinned-short')} data-hint={hinted}>
        {amiss > 0 && (
          <span className="rf-amiss">
            <TriangleAlert size={15} aria-hidden />
            {/* The number alone and the clue's own would read as one: "3 1 Mungo is…". */}
            <span>{`${amiss} broken`}</span>
            <span className="sr-only">, looking at</span>
          </span>
        )}
        <span>
          <span className="rf-pinned-number">{looked + 1}</span>
          <span>{` ${words} `}</span>
          {/* Render the clue's note even if it is empty: a swipe that began on a removed
              element never ends. */}
          <span className="rf-clue-note">{note}</span>
        </span>
      </span>
    );
  }
  if (verdict !== '') return <VerdictLine verdict={verdict} />;
  const ticked = state.ticked.filter(Boolean).length;
  return (
    <span className="rf-summary">
      {amiss > 0 && (
        <span className="rf-amiss">
          <TriangleAlert size={15} aria-hidden />
          <span>{`${amiss} broken`}</span>
        </span>
      )}
      {/* A phone's bar has no room for the ticked clues beside the broken ones. */}
      <span className={cx(amiss > 0 && !isCard && 'sr-only')}>
        {` ${ticked} of ${board.clues.length} ticked off`}
      </span>
    </span>
  );
}
