/**
 * The fingerprint of a play, by which the server detects a copy of the play in another account. It
 * covers only the final moves: undone moves, pencil marks, the order of the boards and the division
 * into log entries are ignored, because a copy can vary them for free.
 */
import type { Game } from '../games/contract/game.ts';
import type { PlayLog } from './log.ts';
import { placesOf } from './places.ts';

export interface Fingerprint {
  /**
   * The moves with their times, as texts: four for each part of the play, one per rounding
   * (`ROUNDINGS`). Two plays that share a text are copies. Empty where plays could match by chance.
   */
  readonly paces: readonly string[];
  /**
   * The moves alone, in order, as text; null where two people could well have made the same moves
   * in the same order.
   */
  readonly moves: string | null;
}

/**
 * The fewest moves with times that make a fingerprint: fewer, like a single guess, can match by
 * chance.
 */
const FEWEST_PACED = 8;
/** The fewest moves without times that make a fingerprint: fewer can match in order by chance. */
export const FEWEST_MOVES = 60;

/**
 * The unit in ms to which the times before moves are rounded, so that a copy whose times differ by
 * less is still detected. Of many moves coarser times tell as much, and more of them lie near a
 * boundary.
 */
const roundedMs = (moves: number) => (moves < 12 ? 200 : 400);
/**
 * The offsets at which times are rounded, as parts of the unit: with waits that differ by 40 ms some
 * cross a boundary of most offsets, and seldom of all.
 */
const ROUNDINGS = [0, 1 / 4, 1 / 2, 3 / 4] as const;
/**
 * Moves that follow the previous move faster than this, in ms, are no evidence of a copy: they come
 * from key repeat, or from one gesture that makes several moves.
 */
const TELLING_MS = 100;

/**
 * The most parts into which a play is divided. Copies are sought part by part, so that a pause
 * inserted into one part does not hide the copied moves of the other parts.
 */
const MOST_PARTS = 3;
const FEWEST_OF_PART = 6;
/** The fewest moves with times that make a whole play without such a part distinctive. */
const FEWEST_OF_WHOLE = 4;

interface StandingMove {
  /** The board and the move as JSON. */
  readonly text: string;
  /** The playing time on the board since the previous final move, in ms. */
  readonly ms: number;
}

export function fingerprintOf(game: Pick<Game, 'hand'>, log: PlayLog): Fingerprint {
  const moves = standingMoves(game, log);
  const isTelling = (part: readonly StandingMove[], fewest: number) =>
    part.filter(({ ms }) => ms >= TELLING_MS).length >= fewest;
  const parts = isTelling(moves, FEWEST_PACED)
    ? partsOf(moves).filter((part) => isTelling(part, FEWEST_OF_PART))
    : [];
  // Where several moves are one gesture, no part has enough times of its own.
  const isWhole = moves.length >= FEWEST_PACED && isTelling(moves, FEWEST_OF_WHOLE);
  const telling = parts.length === 0 && isWhole ? [moves] : parts;
  return {
    paces: telling.flatMap((part) => ROUNDINGS.map((offset) => paceOf(part, offset))),
    moves: moves.length >= FEWEST_MOVES ? JSON.stringify(moves.map(({ text }) => text)) : null,
  };
}

function paceOf(part: readonly StandingMove[], offset: number): string {
  // The time before a part's first move is ignored: it is often the longest, and the easiest to
  // change.
  const unit = roundedMs(part.length);
  const rounded = part.map(({ ms }, i) => (i === 0 ? 0 : Math.floor(ms / unit + offset)));
  return JSON.stringify([offset, part.map(({ text }, i) => [text, rounded[i]])]);
}

function partsOf(moves: readonly StandingMove[]): (readonly StandingMove[])[] {
  const count = Math.max(1, Math.min(MOST_PARTS, Math.floor(moves.length / FEWEST_OF_PART)));
  return Array.from({ length: count }, (_, i) =>
    moves.slice((i * moves.length) / count, ((i + 1) * moves.length) / count),
  );
}

interface Made {
  readonly what: Readonly<Record<string, unknown>> | 'restart';
  /** The playing time on the board until the move, in ms. */
  readonly at: number;
}

/** The moves on a board that remain after undo and redo. */
interface Line {
  elapsed: number;
  made: Made[];
  undone: Made[];
}

/** The final moves on each board: the last move of each type at each place of the board. */
function standingMoves({ hand = {} }: Pick<Game, 'hand'>, log: PlayLog): StandingMove[] {
  const lines = linesOf(log);
  return [...lines.keys()]
    .sort((a, b) => a - b)
    .flatMap((board) => {
      const last = new Map<string, { readonly text: string; readonly at: number }>();
      for (const { what, at } of lines.get(board)!.made) {
        if (what === 'restart') {
          last.clear();
          continue;
        }
        const cost = Object.hasOwn(hand, String(what.type)) ? hand[String(what.type)] : undefined;
        for (const place of cost === undefined ? [] : placesOf(what, cost.at)) {
          const key = JSON.stringify([what.type, place]);
          last.delete(key);
          last.set(key, { text: JSON.stringify([board, place, what]), at });
        }
      }
      let before = 0;
      return [...last.values()].map(({ text, at }): StandingMove => {
        const ms = at - before;
        before = at;
        return { text, ms };
      });
    });
}

function linesOf(log: PlayLog): ReadonlyMap<number, Line> {
  const lines = new Map<number, Line>();
  let table = 0;
  for (const [ms, board, what] of log) {
    const line = lines.get(table) ?? { elapsed: 0, made: [], undone: [] };
    lines.set(table, line);
    line.elapsed += ms;
    table = board;
    if (what === 'undo' || what === 'redo') {
      const [from, to] = what === 'undo' ? [line.made, line.undone] : [line.undone, line.made];
      const step = from.pop();
      if (step) to.push(step);
    } else if (what === 'restart' || (typeof what === 'object' && what !== null)) {
      const step = what as Made['what'];
      line.made.push({ what: step, at: line.elapsed });
      line.undone = [];
    }
  }
  return lines;
}
