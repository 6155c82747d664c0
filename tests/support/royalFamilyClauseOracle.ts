/**
 * Judges the clause between clue and conclusion in hints' sentences, for tests. The oracle reads the
 * sentence as a player would and asks whether the clause is true of the tree, whether the clue says
 * so much, and whether just the step's conclusion follows from it.
 */
import { printClue, scopeOf, termsOf } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { whoIs } from '../../src/games/royal-family/rules/places.ts';
import type { Board, Clue } from '../../src/games/royal-family/rules/types.ts';
import { type Left, supported, type Told } from './royalFamilyHintOracle.ts';
import type { Judged, Words } from './royalFamilyOracleWords.ts';
import { predicateIn } from './royalFamilyPredicateOracle.ts';

type Step = Told['steps'][number];

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A step with a clue, as the oracle sees it. */
interface Case {
  readonly board: Board;
  readonly clue: number;
  readonly left: Left;
  readonly name: number;
  /** The plates that the step leaves to the name, and those that it takes. */
  readonly kept: readonly number[];
  readonly gone: readonly number[];
}

function caseOf(board: Board, left: Left, { evidence, rulesOut }: Step): Case | null {
  const [clue] = evidence.flatMap((one) => ('clue' in one ? [one.clue] : []));
  const name = rulesOut[0]?.name;
  if (clue === undefined || name === undefined) return null;
  const gone = rulesOut.map(({ plate }) => plate);
  return {
    board,
    clue,
    left,
    name,
    gone,
    kept: [...left[name]!].filter((one) => !gone.includes(one)),
  };
}

const sameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((plate) => other.includes(plate));

const ofSex = ({ board, name }: Case) =>
  [...board.plates.keys()].filter((plate) => board.plates[plate]!.sex === board.names[name]!.sex);

/** The name's possible plates by the clue alone, and by what is known of the clue's other names. */
function byClue(it: Case): ReadonlySet<number> {
  const { board, clue, left, name } = it;
  const free = left.map((own, one) => (one === name ? new Set(ofSex(it)) : own));
  return supported(board, clue, free).get(name) ?? new Set();
}

/** Splits a clause into the people at its front and its predicate: "A and B have no sister". */
function peopleFirst(it: Case, clause: string): { plates: readonly number[]; rest: string } | null {
  const { board, gone } = it;
  const marked = /^the (\w+) marked (?:men|women) (.+)$/.exec(clause);
  if (marked) {
    return NUMBERS.indexOf(marked[1]!) === gone.length ? { plates: gone, rest: marked[2]! } : null;
  }
  const plates: number[] = [];
  let rest = clause;
  for (;;) {
    const next = [...board.plates.keys()].find((plate) =>
      rest.startsWith(`${whoIs(board, plate)}`),
    );
    if (next === undefined) return null;
    plates.push(next);
    rest = rest.slice(whoIs(board, next).length);
    const [joint] = /^(, | and )(?=the )/.exec(rest) ?? [];
    if (joint === undefined) return { plates, rest: rest.trimStart() };
    rest = rest.slice(joint.length);
  }
}

/** Whether the conclusion's words say what the step does. */
function isConclusion({ board, name, kept, gone }: Case, words: string): boolean {
  const { name: called, sex } = board.names[name]!;
  const he = sex === 'm' ? 'he' : 'she';
  if (kept.length === 0) return words === `so no place is left for ${called}`;
  if (kept.length === 1 && words === `so ${he} is ${called}`) return true;
  if (kept.length > 1 && words === `so ${called} is one of them`) return true;
  if (gone.length === 1) return words === `so ${he} is not ${called}`;
  return words === `so ${called} is ${gone.length === 2 ? 'neither' : 'none of them'}`;
}

/** Whether a predicate names a person who is not in the clue. */
function namesStranger({ board, clue }: Case, predicate: string): boolean {
  const whole = board.clues[clue]!;
  const scope = scopeOf(whole, board);
  const said = (name: string) => new RegExp(`\\b${name}\\b`).test(predicate);
  return (
    board.names.some(({ name }, one) => said(name) && !scope.includes(one)) ||
    board.plates.some(
      ({ title }) => title !== '' && said(`the ${title}`) && !termsOf(whole).includes(title),
    )
  );
}

/** A complaint about a predicate that should be true of some plates and false of others. */
function judged(it: Case, is: Judged, hasPremise: boolean, predicate: string): string {
  if (namesStranger(it, predicate)) return 'names somebody else than the clue';
  if (!it.kept.every(is)) return 'is false of a place that is left';
  if (it.gone.some(is)) return 'is true of a place that it rules out';
  const isSaid = hasPremise || [...byClue(it)].every(is);
  return isSaid ? '' : 'is more than the clue says';
}

/** "Of the women, only A and B have no sister, so Ida is one of them." */
function onlyComplaint(it: Case, words: Words, clause: string, hasPremise: boolean): string {
  const { board, name, kept } = it;
  const called = board.names[name]!.name;
  const match =
    /^of (the (?:men|women)|the places left for (\S+)|(\S+)’s remaining places), only (.+?)(, so [^,]+)?$/.exec(
      clause,
    );
  if (!match) return 'cannot be read';
  const [, scope, one, other, said, end] = match;
  const people = peopleFirst(it, said!);
  const is = people && predicateIn(words, people.rest);
  if (!people || !is) return 'cannot be read';
  const whole = scope === (board.names[name]!.sex === 'm' ? 'the men' : 'the women');
  if (!whole && (one ?? other) !== called) return 'is about somebody else';
  const within = whole ? ofSex(it) : [...it.left[name]!];
  if (!sameSet(within.filter(is), people.plates)) return 'is not true';
  if (!sameSet(people.plates, kept)) return 'names others than are left';
  if (end !== undefined && !isConclusion(it, end.slice(2))) return 'concludes something else';
  return judged(it, is, hasPremise, people.rest);
}

/** "A and B have no sister, so Ida is neither." */
function goneComplaint(it: Case, words: Words, clause: string, hasPremise: boolean): string {
  const match = /^(.+), (so [^,]+)$/.exec(clause);
  const people = match && peopleFirst(it, match[1]!);
  const isNot = people && predicateIn(words, people.rest);
  if (!match || !people || !isNot) return 'cannot be read';
  if (!sameSet(people.plates, it.gone)) return 'names others than it rules out';
  if (!people.plates.every(isNot)) return 'is not true';
  if (!isConclusion(it, match[2]!)) return 'concludes something else';
  return judged(it, (plate) => !isNot(plate), hasPremise, people.rest);
}

/** "It treats Ida and the Duchess of Ambry as two people, so …": by the clue's own terms. */
function apartComplaint({ board, clue, name, kept, gone }: Case, clause: string): string {
  const called = board.names[name]!.name;
  const them = gone.map((plate) => whoIs(board, plate)).join(' and ');
  const end =
    kept.length === 1
      ? `only ${whoIs(board, kept[0]!)} is left for ${called}`
      : `${called} is not ${them}`;
  const terms = termsOf(board.clues[clue]!);
  if (!gone.every((plate) => terms.includes(board.plates[plate]!.title)))
    return 'is not said by the clue';
  return clause === `it treats ${called} and ${them} as two people, so ${end}`
    ? ''
    : 'cannot be read';
}

/** "It means Ida must be the Duchess of Ambry, so she is not Odile." */
function takenComplaint(it: Case, [, called, who, end]: RegExpExecArray): string {
  const { board, clue, left: known, gone } = it;
  const other = board.names.findIndex((one) => one.name === called);
  const own = [...(supported(board, clue, known).get(other) ?? [])];
  const isSo = other !== it.name && sameSet(own, gone) && whoIs(board, gone[0]!) === who;
  const [only] = it.kept;
  const left = `so only ${whoIs(board, only ?? 0)} is left for ${board.names[it.name]!.name}`;
  const isEnd = it.kept.length === 1 ? end === left : isConclusion(it, end!);
  return isSo && isEnd ? '' : 'is not true';
}

const halvesOf = (clue: Clue) =>
  Object.values(clue).filter((value): value is Clue => typeof value === 'object');

/** The truths of a half of a clue, over all ways to place its names where they can be. */
function truthsOf({ board, left }: Case, half: Clue): ReadonlySet<boolean> {
  const other: Board = { ...board, clues: [half, { kind: 'not', of: half }] };
  const some = (clue: number) =>
    [...supported(other, clue, left).values()].some((own) => own.size > 0);
  return new Set([...(some(0) ? [true] : []), ...(some(1) ? [false] : [])]);
}

/** A complaint about what a sentence says before its clause, and the clause that follows. */
function premised(it: Case, text: string): { complaint: string; clause: string; has: boolean } {
  const { board, clue } = it;
  const whole = board.clues[clue]!;
  const said = (complaint: string, clause: string) => ({ complaint, clause, has: true });
  const shares = /^([^:]+) shares? ([^:]+)’s initial: (.+)$/.exec(text);
  if (shares) {
    const names = shares[1]!.split(/, | and /);
    const others = scopeOf(whole, board).filter((one) => one !== it.name);
    const isSo =
      [...others, it.name].map((one) => board.names[one]!.name).join() ===
      [...names, shares[2]!].join();
    return {
      complaint: isSo ? '' : 'names others of that initial',
      clause: shares[3]!,
      has: false,
    };
  }
  const about =
    /^the part about (.+) is (true|false)(?:, so the other (?:must be true|is false))?: (.+)$/.exec(
      text,
    );
  const as = /^as (.+), the other part (must be true|is false): (.+)$/.exec(text);
  if (!about && !as) return { complaint: '', clause: text, has: false };
  const [, subject, verdict, clause] = (about ?? as)!;
  const isTrue = verdict === 'true' || verdict === 'is false';
  const half = halvesOf(whole).find((one) => {
    if (about)
      return subject!
        .split(' and ')
        .every((term) => termsOf(one).includes(term.replace(/^the /, '')));
    const sentence = printClue(isTrue ? one : { kind: 'not', of: one }, board);
    return sentence.toLowerCase() === `${subject}.`.toLowerCase();
  });
  if (whole.kind !== 'either' || !half) return said('speaks of a half that is none', clause!);
  const truths = truthsOf(it, half);
  return said(truths.size === 1 && truths.has(isTrue) ? '' : 'is wrong about a half', clause!);
}

function clauseComplaint(it: Case, text: string): string {
  const { board, clue } = it;
  const whole = board.clues[clue]!;
  const outright = /^it says outright that (\S+) is the (.+)$/.exec(text);
  if (outright) {
    const isSo =
      whole.kind === 'holder' && whole.who === outright[1] && whole.title === outright[2];
    return isSo ? '' : 'is not what the clue says';
  }
  const taken = /^it means (\S+) must be (.+), (so [^,]+)$/.exec(text);
  if (taken) return takenComplaint(it, taken);
  if (/^it treats /.test(text)) return apartComplaint(it, text);
  const { complaint, clause, has } = premised(it, text);
  if (complaint !== '') return complaint;
  const own = byClue(it);
  const words: Words = {
    board,
    left: it.left,
    isKept: (plate) => own.has(plate),
    clueTitles: termsOf(whole),
  };
  const must = /^(\S+) must be (.+)$/.exec(clause);
  if (must) {
    const [, who, title] = must;
    const isSaid = halvesOf(whole).some(
      (half) => half.kind === 'holder' && half.who === who && `the ${half.title}` === title,
    );
    const isSo = it.kept.length === 1 && whoIs(board, it.kept[0]!) === title;
    return has && isSaid && isSo && board.names[it.name]!.name === who ? '' : 'is not true';
  }
  return /^of .+, only /.test(clause)
    ? onlyComplaint(it, words, clause, has)
    : goneComplaint(it, words, clause, has);
}

/**
 * A complaint about the clause of a step that rests on a clue; empty where there is none to make.
 *
 * @param left each name's possible plates before the step.
 */
export function judgeClause(board: Board, left: Left, step: Step): string {
  const it = caseOf(board, left, step);
  if (!it) return '';
  const lead = /^Clue (\d+)(, “[^”]+”)?: (.+)\.$/.exec(step.text);
  if (!lead || Number(lead[1]) !== it.clue + 1) return `has no clause: ${step.text}`;
  const quoted = lead[2] ?? `, “${printClue(board.clues[it.clue]!, board).slice(0, -1)}”`;
  if (!quoted.includes(printClue(board.clues[it.clue]!, board).slice(0, -1)))
    return `misquotes: ${step.text}`;
  const complaint = clauseComplaint(it, lead[3]!);
  return complaint === '' ? '' : `${complaint}: ${step.text}`;
}
