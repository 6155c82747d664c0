/**
 * Checks Yearly Daily hints without the game's engine: lays pieces by brute force on the holes
 * (uncovered areas) and squares named in the hint's steps.
 */
import type { Hint } from '../../src/games/contract/engine.ts';
import { SQUARES } from '../../src/games/yearly-daily/rules/calendar.ts';
import { inWords, labelOf } from '../../src/games/yearly-daily/rules/labels.ts';
import { ORIENTATIONS } from '../../src/games/yearly-daily/rules/orientations.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { coverOf, dateSquares, squaresUnder } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Focus, Move, State } from '../../src/games/yearly-daily/rules/types.ts';

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

/** Whether no piece of `hand` fits on some square of `free`. */
function hasBare(free: ReadonlySet<number>, hand: readonly number[]): boolean {
  return [...free].some(
    (square) =>
      !LIES_ON.get(square)!.some(
        ({ piece, squares }) => hand.includes(piece) && squares.every((one) => free.has(one)),
      ),
  );
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

  const lieKey = ({ piece, squares }: Lie) => `${piece}:${keyOf(squares)}`;
  const open = (fits: (lie: Lie) => boolean) =>
    LIES.filter(
      (lie) =>
        hand.includes(lie.piece) && lie.squares.every((square) => free.has(square)) && fits(lie),
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

  /** The errors in a sentence of a hint that takes a piece back, which points to these squares. */
  function aboutMistake(text: string, squares: readonly number[]): string[] {
    if (move.type !== 'lift') return ['takes nothing out'];
    const found = (sentence: RegExp) => sentence.exec(text)?.slice(1);
    const errors = (...checks: [boolean, string][]) =>
      checks.flatMap(([isWrong, complaint]) => (isWrong ? [complaint] : []));
    const under = (piece: number) => (state[piece] ? squaresUnder(piece, state[piece])! : []);
    const waysWithout = (piece: number) =>
      isUntouchedBut(piece)
        ? board.solutions
        : countWays(new Set([...free, ...under(piece)]), [...hand, piece], 1000);
    const isUntouchedBut = (piece: number) => state.every((one, i) => !one || i === piece);
    // A reason of few steps would have to be told.
    const isTried = !/, but seeing why takes many tries\.$/.test(text) || !hasShortReason();

    const freed = found(/^Take the (\w+) away, and there (?:is 1 way|are (\d+) ways) to finish\.$/);
    if (freed) {
      const count = Number(freed[1] ?? 1);
      return errors(
        [pieceNamed(freed[0]!) !== move.piece, 'takes another piece'],
        [waysWithout(move.piece) !== count, 'miscounts'],
      );
    }
    const first = found(/^Take the (\w+) away first: more than one piece is in the way\.$/);
    if (first) {
      const laid = [...state.keys()].filter((piece) => state[piece]);
      return errors(
        [pieceNamed(first[0]!) !== move.piece, 'takes another piece'],
        [laid.some((piece) => waysWithout(piece) > 0), 'one piece alone is in the way'],
      );
    }
    const bare = found(/^No remaining piece can cover (\w+)\.$/);
    if (bare) {
      const at = squareNamed(bare[0]!);
      return errors(
        [String(squares) !== String([at]), 'points elsewhere'],
        [open((lie) => lie.squares.includes(at)).length > 0, 'a piece can'],
      );
    }
    const never = found(
      /^None of this date’s (\d+) solutions has the (\w+) there, but seeing why takes many tries\.$/,
    );
    if (never) {
      const lie = under(move.piece);
      const all = SQUARES.filter((one) => !dateSquares(board).includes(one) && !lie.includes(one));
      const others = [...PIECES.keys()].filter((piece) => piece !== move.piece);
      return errors(
        [Number(never[0]) !== board.solutions, 'miscounts'],
        [pieceNamed(never[1]!) !== move.piece, 'takes another piece'],
        [countWays(new Set(all), others, 1) > 0, 'it does in some'],
        [!isTried, 'has a reason'],
      );
    }
    if (/^The remaining pieces cannot cover the remaining squares, but seeing why /.test(text))
      return errors([!isTried, 'has a reason']);

    const hole =
      found(/^(?:The (\w+) leaves|There is) a hole of (\w+) squares? at (\w+): (.*)$/) ??
      found(/^(No) remaining piece has the shape of the hole of (\w+) squares? at (\w+)(\.)$/) ??
      found(
        /^(The) remaining pieces cannot fill the hole of (\w+) squares? at (\w+), (but seeing .*)$/,
      ) ??
      found(
        /^(If) the board were a chessboard, the hole (a)t (\w+) would have (\d+ dark and \d+ light squares: the remaining pieces cannot cover that\.)$/,
      );
    if (!hole) return ['says what nobody checks'];
    const [who, count, at, end] = hole as [string | undefined, string, string, string];
    const size = squares.length;
    const dark = squares.filter((square) => ((square >> 3) + (square & 7)) % 2 === 0).length;
    const sums = new Set([0]);
    for (const piece of hand)
      for (const sum of [...sums]) sums.add(sum + PIECES[piece]!.cells.length);
    const ends: Record<string, boolean> = {
      'too small for any piece.': size < 5,
      'no remaining pieces add up to that number.': size > 5 && !sums.has(size),
      '.': size < 10,
      [`${dark} dark and ${size - dark} light squares: the remaining pieces cannot cover that.`]: true,
      'but seeing why takes many tries.': isTried,
    };
    const isBeside = (piece: number) =>
      under(piece).some((one) => squares.some((two) => [1, 8].includes(Math.abs(one - two))));
    return errors(
      [!holesOf(free).some((one) => keyOf([...one]) === keyOf(squares)), 'is no hole'],
      [countWays(new Set(squares), hand, 1) > 0, 'can be filled'],
      [count !== 'a' && count !== inWords(size), 'miscounts'],
      [!squares.includes(squareNamed(at)), 'points elsewhere'],
      [!ends[end], 'gives a wrong reason'],
      [
        who !== undefined && !/^(The|No|If)$/.test(who) && !isBeside(pieceNamed(who)),
        'does not border on it',
      ],
    );
  }

  /** Whether each of at most four placements on a square leaves a bare square or a tiny hole. */
  function hasShortReason(): boolean {
    return [...free].some((square) => {
      const lies = open((lie) => lie.squares.includes(square));
      return (
        lies.length <= 4 &&
        lies.every((lie) => {
          const next = without(lie);
          return hasBare(next.free, next.hand) || holesOf(next.free).some(({ size }) => size < 5);
        })
      );
    });
  }

  for (const { text, evidence, rulesOut } of hint.steps) {
    const wrong = (complaint: string) => said.push(`${complaint}: ${text}`);
    const squares = evidence.flatMap((place) => ('square' in place ? [place.square] : []));
    if (rulesOut.length > 0) wrong('rules something out');
    const hole = /^(?:The hole of (\w+) squares|The last piece is)/.exec(text);
    const total = /There (?:is only one way|are (\d+) ways) to finish/.exec(text);
    const share =
      /^In (?:all )?(?:(\d+) of the )?(\d+|both|the only) ways? to finish, the (\w+) is on/.exec(
        text,
      );

    if (hint.mistake !== null) {
      said.push(...aboutMistake(text, squares).map((complaint) => `${complaint}: ${text}`));
    } else if (hole) {
      if (!holesOf(free).some((one) => keyOf([...one]) === keyOf(squares))) wrong('is no hole');
      if (hole[1] && hole[1] !== inWords(squares.length)) wrong('miscounts');
      if (!hole[1] && hand.length !== 1) wrong('more pieces are left');
      if (!isAlone(open((lie) => keyOf(lie.squares) === keyOf(squares)))) wrong('others fit');
      if (squares.length >= 10) wrong('takes two pieces');
    } else if (total) {
      const count = Number(total[1] ?? 1);
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

const CHOICE = /^This is a good choice, not a certainty: it leaves (\d+) ways? to finish\.$/;

/**
 * Splits the step off with which a choice ends: the hint without it, and the step's errors. A choice
 * lacks it only where its other steps are six.
 */
export function splitChoice(
  board: Board,
  state: State,
  hint: Hint<Move, Focus>,
): { readonly rest: Hint<Move, Focus>; readonly errors: readonly string[] } {
  const isChoice = hint.about?.startsWith('Not the only good move') ?? false;
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
  const isTrue = isChoice && left === Number(found[1]);
  return {
    rest: { ...hint, steps: hint.steps.slice(0, -1) },
    errors: isTrue ? [] : ['miscounts its choice'],
  };
}
