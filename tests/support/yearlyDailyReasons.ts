/**
 * Checks the steps that give a reason for a piece, or against going on, for hintsTrue.proof.test.ts;
 * written apart from the engine. Knows the rules, a step's words and evidence, and what earlier
 * steps ruled out.
 * `tests/support/yearlyDailyOracle.ts` checks all other hints.
 */
import type { Hint, HintStep } from '../../src/games/contract/engine.ts';
import { SQUARES } from '../../src/games/yearly-daily/rules/calendar.ts';
import { labelOf } from '../../src/games/yearly-daily/rules/labels.ts';
import { PIECES } from '../../src/games/yearly-daily/rules/pieces.ts';
import { coverOf, dateSquares, squaresUnder } from '../../src/games/yearly-daily/rules/rules.ts';
import type {
  Board,
  Focus,
  Move,
  RuledOut,
  State,
} from '../../src/games/yearly-daily/rules/types.ts';
import {
  after,
  areSame,
  beside,
  canColour,
  canFill,
  darkIn,
  holesOf,
  isSpoilt,
  type Lie,
  lieKey,
  on,
  type Position,
  possible,
  sizeOf,
  subsets,
} from './yearlyDailyPositions.ts';

/** The hint's position, the placements ruled out so far, and the placement that the hint makes. */
interface Case extends Position {
  readonly gone: ReadonlySet<string>;
  readonly moved: Lie;
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const countOf = (word: string) =>
  /\d/.test(word) ? Number(word) : COUNTS.indexOf(word.toLowerCase());
const pieceOf = (name: string) => PIECES.findIndex((piece) => piece.name === name);
const squareOf = (name: string) => SQUARES.find((square) => labelOf(square) === name) ?? -1;
const squaresIn = (places: readonly Focus[]) =>
  places.flatMap((place) => ('square' in place ? [place.square] : []));
/** Whether a placement leaves what a sentence says after "leave". */
function leaves(next: Position, said: string, target: readonly number[]): boolean {
  const lies = possible(next);
  const bare = /^(\w+) uncovered: no remaining piece fits there\.$/.exec(said);
  if (bare) {
    const square = squareOf(bare[1]!);
    return areSame(target, [square]) && next.free.has(square) && !lies.some(on(square));
  }
  const both = /^both (\w+) and (\w+) to the (\w+), which cannot cover both\.$/.exec(said);
  if (both) {
    const [a, b] = [squareOf(both[1]!), squareOf(both[2]!)];
    const wanted = lies.filter((lie) => on(a)(lie) || on(b)(lie));
    const isAlone = wanted.every(({ piece }) => piece === pieceOf(both[3]!));
    return areSame(target, [a, b]) && isAlone && !wanted.some((lie) => on(a)(lie) && on(b)(lie));
  }
  const hole = /^a hole (?:of (\w+) squares? )?at (\w+)(?: that|:| with) (.*)$/.exec(said);
  if (!hole || !target.includes(squareOf(hole[2]!))) return false;
  if (!holesOf(next.free).some((one) => areSame(one, target))) return false;
  const size = target.length;
  if (hole[1] && countOf(hole[1]) !== size) return false;
  const free = new Set(target);
  const sums = subsets(next.hand).map((some) =>
    some.reduce((sum, piece) => sum + sizeOf(piece), 0),
  );
  const end = hole[3]!;
  if (end === 'too small for any piece.') return size < 5;
  if (end === 'no remaining pieces add up to that number.') return size > 5 && !sums.includes(size);
  if (end === 'matches no remaining piece.') {
    return size < 10 && !lies.some((lie) => areSame(lie.squares, target));
  }
  if (end === 'no two remaining pieces can fill.') {
    return size >= 10 && size < 15 && !canFill({ free, hand: next.hand });
  }
  const colours = /^too many (dark|light) chessboard squares: (\d+) dark, (\d+) light\.$/.exec(end);
  const dark = darkIn(target);
  return (
    colours !== null &&
    colours[1] === (dark > size - dark ? 'dark' : 'light') &&
    Number(colours[2]) === dark &&
    Number(colours[3]) === size - dark &&
    !canColour(next.hand, size, dark)
  );
}

type Step = HintStep<Focus>;
type Check = (found: RegExpExecArray, step: Step, given: Case) => boolean;

const outOf = ({ rulesOut }: Step) => rulesOut as readonly RuledOut[];
const openIn = (given: Case) => possible(given).filter((lie) => !given.gone.has(lieKey(lie)));
const freeBeside = ({ free }: Case, square: number) => beside(square).filter((s) => free.has(s));
const isMoved = ({ moved }: Case, lies: readonly Lie[]) =>
  lies.length === 1 && lieKey(lies[0]!) === lieKey(moved);

/** Whether a step rules out this number of placements of a piece, on the square if it names one. */
function rulesOutOnly(step: Step, count: number, name: string, square?: string): boolean {
  return (
    outOf(step).length === count &&
    outOf(step).every(
      (lie) => lie.piece === pieceOf(name) && (!square || on(squareOf(square))(lie)),
    )
  );
}

function leavesEach(step: Step, given: Case, said: string): boolean {
  const drawn = step.evidence.filter((place): place is Lie => 'squares' in place);
  const isDrawn = outOf(step).every((out) => drawn.some((lie) => lieKey(lie) === lieKey(out)));
  return (
    isDrawn && outOf(step).every((lie) => leaves(after(given, lie), said, squaresIn(step.target)))
  );
}

/** Whether the hint's placement has the highest value of some, alone or with others as said. */
function isBest(given: Case, lies: readonly Lie[], isTied: boolean, value: (lie: Lie) => number) {
  const mine = value(given.moved);
  const others = lies.filter((lie) => lieKey(lie) !== lieKey(given.moved));
  const isAmong = others.length === lies.length - 1 && others.length > 0;
  const ties = others.filter((lie) => value(lie) === mine).length;
  return isAmong && others.every((lie) => value(lie) <= mine) && isTied === ties > 0;
}

/**
 * Whether a comparison of the ways to cover a square holds: their number, the best of them, and the
 * squares that are counted.
 * @param counted the squares that the comparison counts for a placement.
 */
function compares(
  [, count = '', left, square = '', none, name = '']: RegExpExecArray,
  { evidence }: Step,
  given: Case,
  counted: (lie: Lie) => readonly number[],
  value: (lie: Lie) => number,
): boolean {
  const open = openIn(given).filter(on(squareOf(square)));
  const isCounted = count === 'all the' ? open.length > 6 : open.length === countOf(count.slice(4));
  return (
    isCounted &&
    Boolean(left) === given.gone.size > 0 &&
    pieceOf(name) === given.moved.piece &&
    areSame(squaresIn(evidence), counted(given.moved)) &&
    isBest(given, open, none !== undefined, value)
  );
}

const SNUGGEST =
  /^Of (all the|the \w+) ways( left)? to cover (\w+), (?:(none) is snugger than this one|this one is the snuggest): the (\w+) touches only (\w+) free squares?\.$/;

const snuggest: Check = (found, step, given) => {
  const touched = (lie: Lie) =>
    [...after(given, lie).free].filter((s) => beside(s).some((one) => lie.squares.includes(one)));
  return (
    countOf(found[6]!) === touched(given.moved).length &&
    compares(found, step, given, touched, (lie) => -touched(lie).length)
  );
};

const TIGHTEST =
  /^Of (all the|the \w+) ways( left)? to cover (\w+), (?:(none) covers more tight squares than this one|this one covers the most tight squares): the (\w+) covers (.+)\.$/;

const tightest: Check = (found, step, given) => {
  const tight = (lie: Lie) => lie.squares.filter((s) => freeBeside(given, s).length <= 2);
  return (
    areSame(found[6]!.split(/, | and /).map(squareOf), tight(given.moved)) &&
    compares(found, step, given, tight, (lie) => tight(lie).length)
  );
};

/** Whether each square, hole and piece has several placements, as far as the rules alone tell. */
function isUnsettled(given: Case): boolean {
  const lies = possible(given);
  return (
    [...given.free].every((square) => lies.filter(on(square)).length > 1) &&
    given.hand.every((piece) => lies.filter((lie) => lie.piece === piece).length > 1) &&
    !holesOf(given.free).some((hole) => lies.some(({ squares }) => areSame(squares, hole)))
  );
}

/** Sentences that rule placements out, each with its check. */
const EXCLUSIONS: readonly (readonly [RegExp, Check])[] = [
  [
    /^The (\w+)(?: on (\w+))?, as drawn, would leave (.*)$/,
    ([, name, square, said], step, given) =>
      rulesOutOnly(step, 1, name!, square) && leavesEach(step, given, said!),
  ],
  [
    /^(\w+) ways to place the (\w+)(?: on (\w+))? would each leave a hole too small for any piece\.$/,
    ([, count, name, square], step, given) =>
      rulesOutOnly(step, countOf(count!), name!, square) &&
      outOf(step).every((lie) =>
        holesOf(after(given, lie).free).some(
          (hole) => hole.size < 5 && [...hole].every((s) => squaresIn(step.target).includes(s)),
        ),
      ),
  ],
  [
    /^(\w+) ways to place the (\w+)(?: on (\w+))? would each leave (.*)$/,
    ([, count, name, square, said], step, given) =>
      rulesOutOnly(step, countOf(count!), name!, square) && leavesEach(step, given, said!),
  ],
  [
    /^(\w+) ways to place the (\w+) on (\w+) each leave a hole or a square that the remaining pieces cannot fill\.$/,
    ([, count, name, square], step, given) =>
      rulesOutOnly(step, countOf(count!), name!, square) &&
      outOf(step).every((lie) => isSpoilt(after(given, lie))),
  ],
];

/** Sentences that say where to look, or conclude, each with its check. */
const STATEMENTS: readonly (readonly [RegExp, Check])[] = [
  [
    /^(\w+) has only one free neighbour, so a single piece covers both \1 and (\w+)\.$/,
    ([, square, next], _, given) =>
      areSame(freeBeside(given, squareOf(square!)), [squareOf(next!)]),
  ],
  [
    /^look at a tight square: beside (\w+), only (\w+)(?: and (\w+))? (?:is|are) free\.$/,
    ([, square, ...next], _, given) =>
      areSame(
        freeBeside(given, squareOf(square!)),
        next.flatMap((name) => (name === undefined ? [] : [squareOf(name)])),
      ),
  ],
  [
    /^Of the (\w+) remaining pieces, only (.*) can cover (\w+)\.$/,
    ([, count, names, square], _, given) => {
      const lies = possible(given).filter(on(squareOf(square!)));
      const named = names!.split(/, | and /).map((name) => pieceOf(name.slice(4)));
      return (
        countOf(count!) === given.hand.length && areSame(new Set(lies.map((l) => l.piece)), named)
      );
    },
  ],
  [
    /^(?:That leaves one way to cover (\w+): the (\w+), like this|Of the remaining pieces, only the (\w+) can cover (\w+), and only like this)\.$/,
    ([, square, name, only, at], _, given) =>
      pieceOf(name ?? only!) === given.moved.piece &&
      isMoved(given, openIn(given).filter(on(squareOf(square ?? at!)))),
  ],
  [
    /^(?:That leaves only one place for the (\w+)|The (\w+) fits in only one place)\.$/,
    ([, name, only], _, given) =>
      isMoved(
        given,
        openIn(given).filter(({ piece }) => piece === pieceOf(name ?? only!)),
      ),
  ],
  [
    /^Place the (\w+) on (\w+) like this, and the hole at (\w+) is exactly the shape of the (\w+)\.$/,
    ([, name, square, at, other], { evidence }, given) => {
      const hole = squaresIn(evidence);
      const next = after(given, given.moved);
      return (
        on(squareOf(square!))(given.moved) &&
        pieceOf(name!) === given.moved.piece &&
        hole.includes(squareOf(at!)) &&
        holesOf(next.free).some((one) => areSame(one, hole)) &&
        !holesOf(given.free).some((one) => areSame(one, hole)) &&
        possible(next).some((l) => l.piece === pieceOf(other!) && areSame(l.squares, hole))
      );
    },
  ],
  [SNUGGEST, snuggest],
  [TIGHTEST, tightest],
];

/** Sentences that conclude that the calendar cannot be finished, each with its check. */
const DEAD_ENDS: readonly (readonly [RegExp, Check])[] = [
  [
    /^That leaves no way to cover (\w+)\.$/,
    ([, name], { target }, given) => {
      const square = squareOf(name!);
      const isNews = given.gone.size > 0 && given.free.has(square);
      return isNews && areSame(squaresIn(target), [square]) && !openIn(given).some(on(square));
    },
  ],
  [
    /^(?:That leaves no place for the (\w+)|The (\w+) no longer fits anywhere)\.$/,
    ([, name, only], { target }, given) => {
      const piece = pieceOf(name ?? only!);
      const [place] = target;
      const isPlace = target.length === 1 && 'piece' in place! && place.piece === piece;
      const isNews = given.hand.includes(piece) && given.gone.size > 0 === Boolean(name);
      return isPlace && isNews && !openIn(given).some((lie) => lie.piece === piece);
    },
  ],
];

/** Whether a step is true; false also for a sentence that no check knows. */
function isTrue(
  step: Step,
  isFirst: boolean,
  given: Case,
  statements: typeof STATEMENTS = STATEMENTS,
): boolean {
  const opening = /^Nothing is forced yet(?:, so |\. )/.exec(step.text);
  if (opening && !(isFirst && isUnsettled(given))) return false;
  const text = step.text.slice(opening?.[0].length ?? 0);
  const isPossible = outOf(step).every((out) =>
    possible(given).some((lie) => lieKey(lie) === lieKey(out)),
  );
  const checks = outOf(step).length > 0 ? EXCLUSIONS : statements;
  return (
    isPossible &&
    checks.some(([sentence, check]) => {
      const found = sentence.exec(text);
      return found !== null && check(found, step, given);
    })
  );
}

function caseOf(board: Board, state: State, { move }: Hint<Move, Focus>) {
  const covered = new Set([...dateSquares(board), ...coverOf(state).keys()]);
  const free = new Set(SQUARES.filter((square) => !covered.has(square)));
  const hand = [...state.keys()].filter((piece) => !state[piece]);
  const placement = move.type === 'place' ? move : state[move.piece]!;
  const moved = { piece: move.piece, squares: squaresUnder(move.piece, placement) ?? [] };
  return { free, hand, moved, gone: new Set<string>() };
}

/** The errors in a hint that gives a reason for a piece; empty if it is correct. */
export function reasonComplaints(board: Board, state: State, hint: Hint<Move, Focus>): string[] {
  const { move, mistake, steps } = hint;
  if (move.type !== 'place' || mistake !== null) return ['lays no piece'];
  const given = caseOf(board, state, hint);
  const said = canFill(after(given, given.moved)) ? [] : ['leads astray'];
  for (const [i, step] of steps.entries()) {
    if (!isTrue(step, i === 0, given)) said.push(`is not true: ${step.text}`);
    for (const out of outOf(step)) given.gone.add(lieKey(out));
  }
  return said;
}

/**
 * Splits the steps off with which a mistake's hint comes to a dead end: the hint without them, and
 * their errors. All steps remain where the hint says at once what is wrong.
 */
export function splitRefutation(board: Board, state: State, hint: Hint<Move, Focus>) {
  const isEnd = ({ text }: Step) => DEAD_ENDS.some(([sentence]) => sentence.test(text));
  const length = hint.steps.findIndex(isEnd) + 1;
  const given = caseOf(board, state, hint);
  const errors: string[] = [];
  for (const [i, step] of hint.steps.slice(0, length).entries()) {
    if (!isTrue(step, i === 0, given, DEAD_ENDS)) errors.push(`is not true: ${step.text}`);
    for (const out of outOf(step)) given.gone.add(lieKey(out));
  }
  if (hint.steps.length - length !== (length > 0 ? 1 : 2)) errors.push('has other steps');
  return { rest: { ...hint, steps: hint.steps.slice(length) }, errors };
}
