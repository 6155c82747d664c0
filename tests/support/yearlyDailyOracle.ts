/**
 * Checks Yearly Daily hints without the game's engine: lays pieces by brute force on the holes
 * (uncovered areas) and squares named in the hint's steps.
 */
import type { Hint } from '../../src/games/contract/engine.ts';
import { SQUARES } from '../../src/games/yearly-daily/rules/calendar.ts';
import { labelOf } from '../../src/games/yearly-daily/rules/labels.ts';
import { ORIENTATIONS } from '../../src/games/yearly-daily/rules/orientations.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { coverOf, dateSquares, squaresUnder } from '../../src/games/yearly-daily/rules/rules.ts';
import type {
  Board,
  Focus,
  Move,
  RuledOut,
  State,
} from '../../src/games/yearly-daily/rules/types.ts';

interface Lie {
  readonly piece: number;
  readonly squares: readonly number[];
}

const keyOf = (squares: readonly number[]) => [...squares].sort((a, b) => a - b).join();

/**
 * All placements of all pieces; placements of a piece that cover the same squares are listed once.
 */
const LIES: readonly Lie[] = PIECES.flatMap((_, piece) => {
  const found = new Map<string, Lie>();
  for (const orientation of ORIENTATIONS) {
    for (let row = 0; row < 7; row++) {
      for (let col = 0; col < 7; col++) {
        const squares = squaresUnder(piece, { orientation, row, col });
        if (squares) found.set(keyOf(squares), { piece, squares });
      }
    }
  }
  return [...found.values()];
});

const LIES_ON = new Map<number, readonly Lie[]>(
  SQUARES.map((square) => [square, LIES.filter(({ squares }) => squares.includes(square))]),
);

/** A set of squares as two bit masks, in reading order. */
function bitsOf(squares: Iterable<number>): readonly [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    const at = SQUARES.indexOf(square);
    if (at < 30) low |= 1 << at;
    else high |= 1 << (at - 30);
  }
  return [low, high];
}

/** For each square, the placements whose first square in reading order is that square. */
const BEGINNING = SQUARES.map((first) =>
  LIES.filter(({ squares }) => Math.min(...squares) === first).map(({ piece, squares }) => {
    const [low, high] = bitsOf(squares);
    return { piece: 1 << piece, low, high };
  }),
);

/**
 * Cache of the numbers of solutions that `countWays` has found, as a hint asks for the same ones
 * repeatedly.
 */
const counted = new Map<string, number>();

/**
 * The number of solutions, up to `limit`, that cover the squares exactly with pieces from `hand`,
 * each used at most once.
 */
function countWays(squares: ReadonlySet<number>, hand: readonly number[], limit: number): number {
  function count(low: number, high: number, pieces: number, most: number): number {
    if (low === 0 && high === 0) return 1;
    const first = low === 0 ? 61 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
    let found = 0;
    for (const lie of BEGINNING[first]!) {
      if ((lie.piece & ~pieces) | (lie.low & ~low) | (lie.high & ~high)) continue;
      found += count(low ^ lie.low, high ^ lie.high, pieces ^ lie.piece, most - found);
      if (found >= most) break;
    }
    return found;
  }
  const [low, high] = bitsOf(squares);
  const pieces = hand.reduce((bits, piece) => bits | (1 << piece), 0);
  const key = `${low},${high},${pieces},${limit}`;
  let found = counted.get(key);
  if (found === undefined) {
    found = count(low, high, pieces, limit);
    if (counted.size > 10_000) counted.clear();
    counted.set(key, found);
  }
  return found;
}

function holesOf(free: ReadonlySet<number>): Set<number>[] {
  const rest = new Set(free);
  const holes: Set<number>[] = [];
  for (const square of free) {
    if (!rest.delete(square)) continue;
    const hole = new Set([square]);
    for (const one of hole) {
      for (const next of [one - 8, one - 1, one + 1, one + 8])
        if (rest.delete(next)) hole.add(next);
    }
    holes.push(hole);
  }
  return holes.sort((a, b) => a.size - b.size);
}

/**
 * Whether a hole cannot be filled by pieces of `hand`, or no such piece fits on a square of `free`.
 */
function isSpoilt(free: ReadonlySet<number>, hand: readonly number[]): boolean {
  const isBare = [...free].some(
    (square) =>
      !LIES_ON.get(square)!.some(
        ({ piece, squares }) => hand.includes(piece) && squares.every((one) => free.has(one)),
      ),
  );
  return isBare || holesOf(free).some((hole) => countWays(hole, hand, 1) === 0);
}

const pieceNamed = (name: string) => PIECES.findIndex((piece) => piece.name === name);
const squareNamed = (name: string) => SQUARES.find((square) => labelOf(square) === name)!;

/** The errors in a hint; empty if it is correct. */
export function complaints(board: Board, state: State, hint: Hint<Move, Focus>): string[] {
  const said: string[] = [];
  const covered = new Set([...dateSquares(board), ...coverOf(state).keys()]);
  const free = new Set(SQUARES.filter((square) => !covered.has(square)));
  const hand = [...state.keys()].filter((piece) => !state[piece]);
  const isUntouched = hand.length === PIECES.length;
  const can = isUntouched || countWays(free, hand, 1) > 0;
  if (can !== (hint.mistake === null)) said.push(can ? 'sees a mistake' : 'overlooks a mistake');

  const gone = new Set<string>();
  const lieKey = ({ piece, squares }: Lie) => `${piece}:${keyOf(squares)}`;
  const open = (fits: (lie: Lie) => boolean) =>
    LIES.filter(
      (lie) =>
        hand.includes(lie.piece) &&
        lie.squares.every((square) => free.has(square)) &&
        !gone.has(lieKey(lie)) &&
        fits(lie),
    );
  const without = ({ piece, squares }: Lie) => ({
    free: new Set([...free].filter((square) => !squares.includes(square))),
    hand: hand.filter((other) => other !== piece),
  });
  const { move } = hint;
  const moved: Lie | null =
    move.type === 'place'
      ? { piece: move.piece, squares: squaresUnder(move.piece, move) ?? [] }
      : null;
  const isAlone = (lies: readonly Lie[]) =>
    lies.length === 1 && moved !== null && lieKey(lies[0]!) === lieKey(moved);

  for (const { text, evidence, target, rulesOut } of hint.steps) {
    const wrong = (complaint: string) => said.push(`${complaint}: ${text}`);
    const squares = evidence.flatMap((place) => ('square' in place ? [place.square] : []));
    for (const out of rulesOut as readonly RuledOut[]) {
      const next = without(out);
      if (!hand.includes(out.piece) || !out.squares.every((square) => free.has(square))) {
        wrong('rules out what cannot be');
      } else if (!isSpoilt(next.free, next.hand)) wrong('rules out what can be');
      gone.add(lieKey(out));
    }

    const neighbour = /^(\w+) has one free neighbour: whatever covers it covers (\w+) too\.$/.exec(
      text,
    );
    const hole = /^(?:The hole of (\d+) squares|One piece is left)/.exec(text);
    const only = /(?:only the (\w+) fits on (\w+),|one way to cover (\w+): the (\w+),)/.exec(text);
    const owner = /nly the (\w+) can cover (\w+), in (\d+) ways\.$/.exec(text);
    const spoils = /^The (\w+) on.* would leave/.exec(text);
    const each = /^The (\w+) can lie .* in (\d+) (?:other )?ways, but each/.exec(text);
    const total = /can be finished in (one|\d+) ways?/.exec(text);
    const share =
      /^In (?:all )?(?:(\d+) of the )?(\d+|both|the only) ways? to finish, the (\w+) lies on/.exec(
        text,
      );

    if (hint.mistake !== null) {
      const at = squares[0];
      const isHole = holesOf(free).some((one) => keyOf([...one]) === keyOf(squares));
      const freed = /^Without the (\w+) this can be finished again, in (one|\d+) ways?\.$/.exec(
        text,
      );
      if (freed && move.type === 'lift') {
        const under = squaresUnder(move.piece, state[move.piece]!)!;
        const more = new Set([...free, ...under]);
        const n = countWays(more, [...hand, move.piece], 1000);
        const isWhole = hand.length === PIECES.length - 1;
        if ((isWhole ? board.solutions : n) !== (freed[2] === 'one' ? 1 : Number(freed[2])))
          wrong('miscounts');
        if (pieceNamed(freed[1]!) !== move.piece) wrong('takes another piece');
      } else if (/^None of the pieces left can lie on/.test(text)) {
        if (open((lie) => lie.squares.includes(at!)).length > 0) wrong('a piece can');
      } else if (/hole of|the hole at/.test(text)) {
        if (!isHole) wrong('is no hole');
        if (countWays(new Set(squares), hand, 1) > 0) wrong('can be filled');
        const size = /hole of (one|\d+) square/.exec(text)?.[1];
        if (size && (size === 'one' ? 1 : Number(size)) !== squares.length) wrong('miscounts');
        const dark = /have (\d+) dark/.exec(text)?.[1];
        const even = squares.filter((square) => ((square >> 3) + (square & 7)) % 2 === 0).length;
        if (dark && Number(dark) !== even) wrong('miscounts');
        const leaves = /^The (\w+) leaves a hole/.exec(text)?.[1];
        if (leaves) {
          const piece = pieceNamed(leaves);
          const under = state[piece] ? squaresUnder(piece, state[piece])! : [];
          const touches = squares.some((one) =>
            under.some((other) => [1, 8].includes(Math.abs(one - other))),
          );
          if (!touches) wrong('does not border on it');
        }
      } else if (/^In none of the/.test(text)) {
        if (move.type !== 'lift') wrong('takes nothing out');
        else {
          const under = squaresUnder(move.piece, state[move.piece]!)!;
          const all = new Set(
            SQUARES.filter((one) => !dateSquares(board).includes(one) && !under.includes(one)),
          );
          const others = [...PIECES.keys()].filter((piece) => piece !== move.piece);
          if (countWays(all, others, 1) > 0) wrong('it does in some');
        }
      } else if (!/^The pieces left do not fit together|^Take back the/.test(text))
        wrong('says what nobody checks');
    } else if (neighbour) {
      const square = squareNamed(neighbour[1]!);
      const free4 = [square - 8, square - 1, square + 1, square + 8].filter((one) => free.has(one));
      if (String(free4) !== String([squareNamed(neighbour[2]!)])) wrong('has other neighbours');
    } else if (hole) {
      if (!holesOf(free).some((one) => keyOf([...one]) === keyOf(squares))) wrong('is no hole');
      if (hole[1] && Number(hole[1]) !== squares.length) wrong('miscounts');
      if (!hole[1] && hand.length !== 1) wrong('more pieces are left');
      if (!isAlone(open((lie) => keyOf(lie.squares) === keyOf(squares)))) wrong('others fit');
      if (squares.length >= 10) wrong('takes two pieces');
    } else if (only) {
      const square = squareNamed(only[2] ?? only[3]!);
      if (!isAlone(open((lie) => lie.squares.includes(square)))) wrong('others fit');
      if (pieceNamed(only[1] ?? only[4]!) !== moved?.piece) wrong('lays another piece');
    } else if (owner) {
      const lies = open((lie) => lie.squares.includes(squareNamed(owner[2]!)));
      if (lies.length !== Number(owner[3])) wrong('miscounts');
      if (lies.some(({ piece }) => piece !== pieceNamed(owner[1]!))) wrong('others fit');
    } else if (spoils) {
      if (rulesOut.length !== 1 || (rulesOut[0] as RuledOut).piece !== pieceNamed(spoils[1]!))
        wrong('rules out something else');
      const out = rulesOut[0] as RuledOut;
      const next = without(out);
      const named = target.flatMap((one) => ('square' in one ? [one.square] : []));
      if (/to no piece/.test(text)) {
        const bare = !LIES_ON.get(named[0]!)!.some(
          (lie) => next.hand.includes(lie.piece) && lie.squares.every((one) => next.free.has(one)),
        );
        if (!bare) wrong('a piece can lie there');
      } else {
        const isHole = holesOf(next.free).some((one) => keyOf([...one]) === keyOf(named));
        if (!isHole || countWays(new Set(named), next.hand, 1) > 0) wrong('is no such hole');
      }
    } else if (each) {
      if (rulesOut.length !== Number(each[2])) wrong('miscounts');
      if ((rulesOut as RuledOut[]).some(({ piece }) => piece !== pieceNamed(each[1]!)))
        wrong('rules out something else');
    } else if (total) {
      const count = total[1] === 'one' ? 1 : Number(total[1]);
      if (count !== (isUntouched ? board.solutions : countWays(free, hand, 1000)))
        wrong('miscounts');
    } else if (share) {
      const all = share[2] === 'the only' ? 1 : share[2] === 'both' ? 2 : Number(share[2]);
      const some = share[1] ? Number(share[1]) : all;
      const next = without(moved!);
      if (some !== countWays(next.free, next.hand, 1000)) wrong('miscounts');
      if (all !== (isUntouched ? board.solutions : countWays(free, hand, 1000))) wrong('miscounts');
      if (pieceNamed(share[3]!) !== moved?.piece) wrong('lays another piece');
    } else wrong('says what nobody checks');
  }
  return said;
}

const CHOICE =
  /^This is a choice, not a proof\. After it the calendar can still be finished in (?:(one)|(\d+)) ways?\.$/;

/**
 * Splits the step off with which a choice ends: the hint without it, and the step's errors. A choice
 * lacks it only where its other steps are six.
 */
export function splitChoice(
  board: Board,
  state: State,
  hint: Hint<Move, Focus>,
): { readonly rest: Hint<Move, Focus>; readonly errors: readonly string[] } {
  const isChoice = hint.about?.startsWith('A choice') ?? false;
  const found = CHOICE.exec(hint.steps.at(-1)?.text ?? '');
  if (!found) {
    return { rest: hint, errors: isChoice && hint.steps.length < 6 ? ['hides a choice'] : [] };
  }
  const covered = new Set([...dateSquares(board), ...coverOf(state).keys()]);
  const free = new Set(SQUARES.filter((square) => !covered.has(square)));
  const hand = [...state.keys()].filter((piece) => !state[piece]);
  const { move } = hint;
  const laid = move.type === 'place' ? (squaresUnder(move.piece, move) ?? []) : [];
  const left = countWays(
    new Set([...free].filter((square) => !laid.includes(square))),
    hand.filter((piece) => move.type !== 'place' || piece !== move.piece),
    1000,
  );
  const isTrue = isChoice && left === (found[1] ? 1 : Number(found[2]));
  return {
    rest: { ...hint, steps: hint.steps.slice(0, -1) },
    errors: isTrue ? [] : ['miscounts its choice'],
  };
}
