/** Words a step that a clue about several entries makes, by the clue's own arithmetic. */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import { inWords, type Slot, type Tied } from '../rules/kinds.ts';
import { type Look, slotsOf } from '../rules/meaning.ts';
import { NUMBERS } from '../rules/numbers.ts';
import type { Link } from '../rules/problem.ts';
import { PROPERTIES } from '../rules/properties.ts';
import { clueName } from '../rules/sentences.ts';
import { MOST_TRIES } from '../rules/tried.ts';
import type { Node, Part } from '../rules/types.ts';
import { wayBack, workingsOf } from '../rules/workings.ts';
import { isKnown, scopeOf } from './deduction.ts';
import { leavings } from './effects.ts';
import { countLeft } from './elimination.ts';
import { digitsGiven, tightest } from './givenDigits.ts';
import { nameOf } from './naming.ts';
import { type Claim, claimsOf } from './narrowing.ts';
import {
  fittingNumbers,
  numbersOf,
  type Passage,
  plainTied,
  settledCells,
  tiedOf,
  toTell,
} from './passage.ts';
import { fittingOf, type Tuple, tuplesOf } from './relaxed.ts';
import { isReckoned, linesOf, lookIn, openOf, type Tale, taleOf } from './tale.ts';
import { firstBrief, withEffects } from './told.ts';

/** The most calculations in one sentence. */
const FEW = 3;
/** A count that is too many to go through, whatever it is. */
const MOST_COUNTED = 1000;

/** The clue's number, computed from entries that are all known. */
function forwards(tale: Tale): string[] {
  const { problem, before, after, link, clause, effects } = tale;
  if (!link.given || !link.others.every((one) => isKnown(problem, before, one))) return [];
  const numbers = link.others.map((one) => numbersOf(problem, before, one)[0]!);
  const lines = linesOf(tale, [numbersOf(problem, after, link.entry)[0]!, ...numbers]);
  return [`${capital(clause)}: ${lines}.`, ...withEffects(lines, effects)];
}

/** The one entry that is missing, computed backwards from the clue's number. */
function backwards(tale: Tale): string[] {
  const { problem, before, link, clause, effects } = tale;
  const [open, ...more] = openOf(tale);
  if (!link.given || open === undefined || more.length > 0 || open === link.entry) return [];
  const { id, cells } = problem.grid.entries[open]!;
  const look: Look = (one) => numbersOf(problem, before, problem.grid.indexOf.get(one)!)[0] ?? 0;
  const value = numbersOf(problem, before, link.entry)[0]!;
  const ways = wayBack(link.clue[1]!, { value, lines: [] }, id, look).filter(
    ({ found, rest }) => typeof rest !== 'string' || `${found.value}`.length === cells.length,
  );
  if (ways.some(({ found }) => found.lines.length === 0))
    return ways.flatMap((way) => inDigits(tale, way, open));
  const lines = ways.map(({ found }) => joinWithAnd(found.lines)).join(' or ');
  const rest = ways.flatMap((way) => inDigits(tale, way, open));
  if (rest.length > 0) return rest;
  return [
    ...withEffects(`${clause}: ${lines}`, effects),
    ...withEffects(`from the clue for ${nameOf(problem, link.entry)}, ${lines}`, effects),
  ];
}

/** An entry whose digits have to come to a number that is found. */
function inDigits(tale: Tale, way: ReturnType<typeof wayBack>[number], open: number): string[] {
  const { found, rest } = way;
  const why = Array.isArray(rest) ? NUMBERS[(rest as Node)[0]]!.why : undefined;
  if (!why) return [];
  const own = tale.link.entry;
  const isDirect = found.lines.length === 0;
  const total = isDirect ? tiedOf(tale, own) : plainTied(found.value);
  const whys = why(total, tiedOf(tale, open));
  const begin = isDirect ? '' : `${joinWithAnd(found.lines)}, and `;
  return whys
    .flatMap((text) => withEffects(`${begin}${text}`, tale.effects))
    .concat(whys.map((text) => `${capital(begin + text)}.`));
}

/** An entry whose digits have to come to one of the numbers that the clue's number allows. */
function nested(tale: Tale, fittingTuples: () => readonly Tuple[]): string[] {
  const { problem, link, after } = tale;
  const [other, ...more] = link.others;
  if (other === undefined || more.length > 0 || !link.given) return [];
  const { id } = problem.grid.entries[other]!;
  if (countLeft(problem, after, link.entry) > MOST_COUNTED) return [];
  const ways = numbersOf(problem, after, link.entry).flatMap((value) =>
    wayBack(link.clue[1]!, { value, lines: [] }, id, () => Number.NaN),
  );
  const { rest } = ways[0] ?? {};
  if (ways.length === 0 || !Array.isArray(rest)) return [];
  const fitting = fittingTuples();
  if (fitting.length === 0) return [];
  if (ways.some(({ found }) => found.lines.length === 0)) return [];
  const inner = NUMBERS[(rest as Node)[0]]!.name(nameOf(problem, other));
  const begin = `${nameOf(problem, link.entry)} is ${clueName(link.clue)}`;
  const few = ways.length <= FEW - 1;
  const lines = joinWithAnd(ways.map(({ found }) => found.lines.join(' and ')));
  if (few) {
    return [
      ...withEffects(
        `${inner} is ${joinWithOr(ways.map(({ found }) => found.value))}: ${lines}`,
        tale.effects,
      ),
      `${capital(begin)}: ${lines}.`,
      ...withEffects(lines, tale.effects),
    ];
  }
  const low = tale.effects;
  const sums = fitting.map(
    (tuple) => workingsOf(rest as Node, 'number', lookIn(tale, tuple)).value,
  );
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return [
    ...withEffects(`${begin}, which is at least ${least} and at most ${most}`, low),
    ...withEffects(`${inner} is at least ${least} and at most ${most}`, low),
  ];
}

/** A part of a clue for a kind's sentence; null where it is itself computed. */
function partOf(tale: Tale, part: Part, slot: Slot): Tied | null {
  if (typeof part === 'number') return plainTied(part);
  if (slot === 'property') return { ...plainTied(Number.NaN), name: clueName(part as Node) };
  if (typeof part !== 'string') return null;
  return tiedOf(tale, tale.problem.grid.indexOf.get(part)!);
}

/** The sentence of the clue's own kind. */
function byKind(tale: Tale): string[] {
  const { link, effects } = tale;
  const isValue = link.clue[0] === 'is' && Array.isArray(link.clue[1]);
  const node = isValue ? (link.clue[1] as Node) : link.clue;
  const why = (isValue ? NUMBERS : PROPERTIES)[node[0]]?.why;
  const slots = slotsOf(node, isValue ? 'number' : 'property');
  const parts = slots.map((slot, i) => partOf(tale, node[i + 1]!, slot));
  if (!why || parts.includes(null)) return [];
  const whys = why(tiedOf(tale, link.entry), ...parts.filter((part) => part !== null));
  return [
    ...whys.flatMap((text) => withEffects(text, effects)),
    ...whys.map((text) => `${capital(text)}.`),
  ];
}

/** Every number of one entry tried, where they are few. */
function byTries(tale: Tale, fitting: readonly Tuple[], isShown: boolean): string[] {
  const { problem, before, after, clause, effects } = tale;
  const open = openOf(tale);
  const count = (entry: number) =>
    countLeft(problem, before, entry) > MOST_COUNTED
      ? MOST_COUNTED
      : fittingNumbers(problem, before, entry).length;
  const [driver] = [...open].sort((a, b) => count(a) - count(b));
  if (driver === undefined || open.length > 2 || count(driver) > MOST_TRIES) return [];
  const left = numbersOf(problem, after, driver);
  const name = nameOf(problem, driver);
  const tries = inWords(`${count(driver)}`);
  const lines = fitting.length <= FEW ? fitting.map((tuple) => linesOf(tale, tuple)) : [];
  const of =
    count(driver) === 2
      ? `of the two numbers left for ${name}`
      : `of the ${tries} numbers left for ${name}`;
  const fit = left.length === 1 ? 'fits' : 'fit';
  const only = `only ${joinWithAnd(left.map(String))} ${fit}`;
  const isAll = left.length === count(driver);
  const found = isAll ? `${name} can be ${joinWithOr(left)}` : `${of}, ${only}`;
  const shown = lines.length > 0 ? `: ${joinWithAnd(lines)}` : '';
  if (isShown) {
    if (!shown) return [];
    return [
      ...withEffects(`${clause}. ${capital(found)}${shown}`, effects),
      `${capital(clause)}. ${capital(found)}${shown}.`,
      ...withEffects(`${found}${shown}`, effects),
      `${capital(found)}${shown}.`,
      `${capital(clause)}${shown}.`,
    ];
  }
  return [
    ...(left.length <= FEW ? withEffects(`${clause}. ${capital(found)}`, effects) : []),
    ...withEffects(`${clause}. Try the ${tries} numbers left for ${name}`, effects),
    ...withEffects(
      `try the ${tries} numbers left for ${name} in the clue for ${nameOf(problem, tale.link.entry)}`,
      effects,
    ),
  ];
}

/** Sentences from last digits, one column, or the least and the greatest numbers alone. */
function byNarrowing(tale: Tale, claims: readonly Claim[], isGiven: boolean): string[] {
  const settled = settledCells(tale);
  const wanted = settled.length > 0 ? settled : toTell(tale).slice(0, 1);
  const proven = (cells: readonly number[]) => wanted.filter((cell) => cells.includes(cell)).length;
  const sorted = [...claims].sort((a, b) => proven(b.cells) - proven(a.cells));
  const [best] = sorted;
  if (!best || proven(best.cells) === 0) return [];
  const rest = wanted.filter((cell) => !best.cells.includes(cell));
  const second = claims.find(({ cells }) => rest.some((cell) => cells.includes(cell)));
  const of = `from the clue for ${nameOf(tale.problem, tale.link.entry)}`;
  const same = sorted.filter(({ cells, given }) => proven(cells) === proven(best.cells) && given);
  const given = same.flatMap((claim) => [
    `${tale.clause}. ${capital(claim.given)}, so ${claim.text}`,
    `${claim.given}, so ${of}, ${claim.text}`,
    `${claim.given}, so ${claim.text}`,
  ]);
  const bare = [
    ...(second ? [`${tale.clause}, so ${best.text} and ${second.text}`] : []),
    `${tale.clause}, so ${best.text}`,
    `${of}, ${best.text}`,
  ];
  return (isGiven ? given : bare).flatMap((reason) => {
    const effects = tale.effects.filter((effect) => !reason.includes(effect));
    return [...(best.isEnding ? [] : withEffects(reason, effects)), `${capital(reason)}.`];
  });
}

/** The few calculations that are left, with the digits that both ends of them have. */
function byLines(tale: Tale, fitting: readonly Tuple[]): string[] {
  if (fitting.length === 0 || fitting.length > FEW) return [];
  const lines = joinWithAnd(fitting.map((tuple) => linesOf(tale, tuple)));
  const verb = fitting.length === 1 ? 'fits' : 'fit';
  return [
    `${capital(tale.clause)}: only ${lines} ${verb}.`,
    `Only ${lines} ${verb} the clue for ${nameOf(tale.problem, tale.link.entry)}.`,
  ];
}

/** The entry that a statement begins with: "3 down". */
const subjectOf = (one: string) => one.split(' ', 2).join(' ');
/** A digit of that entry, at the beginning of a conclusion. */
const ofOne = (one: string) => new RegExp(`^the (\\w+ digit) of ${subjectOf(one)}\\b`);
/** A conclusion about one digit of an entry, which is two words shorter when it begins with the entry. */
const OF_ENTRY = /^the (\w+ digit) of (\d+ \w+) can only be ([\d, or]+)$/;

/** The effect, with the cells of the tied entries that narrow the numbers most. */
function byTightest(tale: Tale): string[] {
  const { problem, before, step, clause, link, effects } = tale;
  const said = scopeOf(step).flatMap((entry) => {
    if (isKnown(problem, before, entry)) {
      return [`${nameOf(problem, entry)} is ${numbersOf(problem, before, entry)[0]}`];
    }
    const cell = tightest(tale, entry);
    return cell === null ? [] : [`${nameOf(problem, entry)} ${digitsGiven(tale, entry, [cell])}`];
  });
  const short = [...said].sort((a, b) => a.length - b.length);
  const by = effects.map((effect) => `from the clue for ${nameOf(problem, link.entry)}, ${effect}`);
  return [
    ...(said.length > 1 ? withEffects(joinWithAnd(said), by) : []),
    ...short.flatMap((one) => withEffects(`${clause}. ${capital(one)}`, effects)),
    ...short.flatMap((one) => withEffects(one, by)),
    ...short.flatMap((one) =>
      withEffects(
        one,
        effects.map((effect) => `from the clue, ${effect.replace(ofOne(one), 'its $1')}`),
      ),
    ),
    // "3 down ends in 1 or 3. So 3 down is 21" would give no reason.
    ...short.flatMap((one) =>
      withEffects(
        one,
        effects
          .filter((effect) => !effect.includes(subjectOf(one)))
          .flatMap((effect) => [effect, effect.replace(OF_ENTRY, '$2 has $3 as its $1')]),
      ),
    ),
  ];
}

function lastResort(tale: Tale): string[] {
  const { clause, effects } = tale;
  return [
    ...withEffects(clause, effects),
    ...effects.map(
      (effect) => `From the clue for ${nameOf(tale.problem, tale.link.entry)}, ${effect}.`,
    ),
    ...leavings(tale).map((one) => `Its clue means ${one}.`),
  ];
}

/** Computes a value when it is first asked for, and keeps it. */
function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

/** Describes a step that a clue about several entries makes. */
export function linkText(passage: Passage, link: Link): string {
  const tale = taleOf(passage, link);
  // Trying all tuples is slow, and most sentences need none.
  const tuples = once(() => (isReckoned(link) ? tuplesOf(passage, link) : []));
  const fitting = once(() => fittingOf(passage, link.entry, tuples()));
  const claims = once(() => (link.given ? claimsOf(passage, link, tuples()) : []));
  return (
    firstBrief([
      () => forwards(tale),
      () => backwards(tale),
      () => byKind(tale),
      () => nested(tale, fitting),
      () => (isReckoned(link) ? byTries(tale, fitting(), true) : []),
      () => byNarrowing(tale, claims(), true),
      () => (isReckoned(link) ? byTries(tale, fitting(), false) : []),
      () => byLines(tale, fitting()),
      () => byTightest(tale),
      () => byNarrowing(tale, claims(), false),
      () => lastResort(tale),
    ]) ?? `The clue for ${nameOf(passage.problem, link.entry)} rules out the crossed-out digits.`
  );
}
