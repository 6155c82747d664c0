/**
 * The forms in which the former site wrote results, by game. It had no other games, so a new game
 * does not belong in this list.
 */
import type { FormerForms } from './contract/former.ts';
import type { GameId } from './definitions.ts';
import { former as geografind } from './geografind/former.ts';
import { timedForms } from './shared/formerTimes.ts';
import { former as sudokuShift } from './sudoku-shift/former.ts';
import { former as yearlyDaily } from './yearly-daily/former.ts';

const FORMS: Readonly<Partial<Record<GameId, FormerForms>>> = {
  'sudoku-shift': sudokuShift,
  'yearly-daily': yearlyDaily,
  crossnumber: timedForms(1200),
  geografind,
  'royal-family': timedForms(1500),
};

export const formerFormsOf = (game: GameId): FormerForms | null => FORMS[game] ?? null;
