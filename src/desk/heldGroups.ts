/** Held results, grouped by their moves: twenty accounts with one log are one case. */
import type { GameId } from '../games/definitions.ts';
import { FEWEST_MOVES } from '../play/fingerprint.ts';
import type { Dated, HeldResult } from './port.ts';

export interface HeldGroup {
  readonly game: GameId;
  /** Id of the leaderboard (`boardIdOf`). */
  readonly board: string;
  /** Oldest first. */
  readonly results: readonly Dated<HeldResult>[];
  /**
   * The account whose leaderboard entry has the same moves; null where no such account is known.
   */
  readonly sameAs: string | null;
}

type Held = Dated<HeldResult>;

/** Sorted by each group's oldest result, oldest first. */
export function groupHeld(held: readonly Held[]): HeldGroup[] {
  /** Held results by mark (`marksOf`). All marks of a group share one list. */
  const groups = new Map<string, Held[]>();
  for (const one of held) {
    const marks = marksOf(one);
    const lists = [...new Set(marks.flatMap((mark) => groups.get(mark) ?? []))];
    const all = [...lists, one];
    const known = new Set(all.flatMap(marksOf));
    for (const mark of known) groups.set(mark, all);
  }
  return [...new Set(groups.values())]
    .map((list): HeldGroup => {
      const results = [...list].sort((a, b) => a.at - b.at);
      const { game, board } = results[0]!;
      const sameAs = results.find((one) => one.sameAs !== undefined)?.sameAs ?? null;
      return { game, board, results, sameAs };
    })
    .sort((a, b) => a.results[0]!.at - b.results[0]!.at);
}

/**
 * The marks of a held result on its leaderboard: its moves (or its key, if they cannot be
 * compared), and the account whose moves it repeats. Results with a common mark form one group.
 */
function marksOf({ game, board, log, key, sameAs }: Held): string[] {
  const moves = movesIn(log);
  return [
    `${game}/${board} ${moves === null ? `alone ${key}` : `moves ${moves}`}`,
    ...(sameAs === undefined ? [] : [`${game}/${board} as ${sameAs}`]),
  ];
}

/**
 * A log's moves, each with its board and without its time; null where there are too few to compare,
 * or the log is unreadable.
 */
function movesIn(log: string): string | null {
  try {
    const entries: unknown = JSON.parse(log);
    if (!Array.isArray(entries) || entries.length < FEWEST_MOVES) return null;
    return JSON.stringify(entries.map((entry) => (Array.isArray(entry) ? entry.slice(1) : entry)));
  } catch {
    return null;
  }
}
