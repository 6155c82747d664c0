/** When each game's puzzles are released, and how they are named (specification, section 9). */
import type { GameId } from '../games/game.ts';
import type { Schedule } from './numbering.ts';

export const SCHEDULES: Readonly<Record<GameId, Schedule>> = {
  'sudoku-shift': { cadence: 'daily', first: '2025-06-24', naming: 'number' },
  'yearly-daily': { cadence: 'daily', first: '2025-06-24', naming: 'date' },
  crossnumber: { cadence: 'weekly', first: '2025-10-05', naming: 'number' },
  geografind: { cadence: 'daily', first: '2025-10-19', naming: 'number' },
  'royal-family': { cadence: 'daily', first: '2025-10-26', naming: 'number' },
};
