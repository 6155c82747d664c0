/**
 * The fingerprint of a play, by which a copy is found in another account. Compared are the moves that stand
 * in the end: what was undone, pencil marks, the order of the boards and how a log was cut into entries can be
 * added to a copy for nothing, so none of it counts.
 */
import type { Game } from '../games/contract/game.ts';
import type { PlayLog } from './log.ts';
import { placesOf } from './places.ts';

export interface Fingerprint {
  /**
   * The moves of a part of the play with the time before each. Two plays that share one are the same
   * hand's. Empty where two people could share one by chance.
   */
  readonly paces: readonly string[];
  /** The moves alone, in their order; null where two people may well have made them in that order. */
  readonly moves: string | null;
}

/** So many moves with their times are alike by chance in no two people; a single guess is. */
const FEWEST_PACED = 8;
/** So many moves alone: two people may well make fewer in the same order. */
export const FEWEST_MOVES = 60;

/** A copy whose times differ by less is still one: each time is rounded to so many ms. */
const ROUNDED_MS = 200;
/** A difference that crosses the border of one rounding stays within the other's. */
const ROUNDINGS = [0, ROUNDED_MS / 2] as const;
/** Below, a time tells nothing: keys that repeat, and moves that one gesture makes. */
const TELLING_MS = 100;

/** A play is compared in parts, so that a wait that was put into one of them hides no other. */
const MOST_PARTS = 3;
const FEWEST_OF_PART = 6;

interface StandingMove {
  /** Board and move as JSON. */
  readonly text: string;
  /** Playing time on the board since the standing move before, in ms. */
  readonly ms: number;
}

export function fingerprintOf(game: Pick<Game, 'hand'>, log: PlayLog): Fingerprint {
  const moves = standingMoves(game, log);
  const isTelling = (part: readonly StandingMove[], fewest: number) =>
    part.filter(({ ms }) => ms >= TELLING_MS).length >= fewest;
  return {
    paces: isTelling(moves, FEWEST_PACED)
      ? partsOf(moves)
          .filter((part) => isTelling(part, FEWEST_OF_PART))
          .flatMap((part) => ROUNDINGS.map((offset) => paceOf(part, offset)))
      : [],
    moves: moves.length >= FEWEST_MOVES ? JSON.stringify(moves.map(({ text }) => text)) : null,
  };
}

function paceOf(part: readonly StandingMove[], offset: number): string {
  // The wait before the first is the longest of many plays, and the easiest to make longer.
  const rounded = part.map(({ ms }, i) => (i === 0 ? 0 : Math.floor((ms + offset) / ROUNDED_MS)));
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
  /** Playing time on the board until then, in ms. */
  readonly at: number;
}

/** A board's steps as undo and redo leave them. */
interface Line {
  elapsed: number;
  made: Made[];
  undone: Made[];
}

/** Board by board: of each place the move that was made at it last. */
function standingMoves({ hand = {} }: Pick<Game, 'hand'>, log: PlayLog): StandingMove[] {
  const lines = linesOf(log);
  return [...lines.keys()]
    .toSorted((a, b) => a - b)
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
