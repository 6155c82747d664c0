/**
 * Plausible misreadings of Royal Family's clues, with definitions of kinship that are independent
 * of the game's kinship.ts.
 */

import type { Convention } from '../../src/games/royal-family/rules/clues/conventions.ts';
import type { Scene } from '../../src/games/royal-family/rules/clues/kind.ts';
import { KINDS } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { peopleIn } from '../../src/games/royal-family/rules/clues/statements.ts';
import type { Reading } from '../../src/games/royal-family/rules/constraints.ts';
import { type Tree, treeOf } from '../../src/games/royal-family/rules/tree.ts';
import type { Board, Clue } from '../../src/games/royal-family/rules/types.ts';

/**
 * Each option is an alternative reading of clues; without options a clue means what the game's
 * rules say.
 */
export interface Options {
  /** A half-brother is a brother. */
  readonly halfSiblingsAreFull?: boolean;
  /** Half-siblings of a parent are no uncles or aunts, nor their children nephews or nieces. */
  readonly unclesAreWhole?: boolean;
  /** Children of a parent's half-sibling are no cousins. */
  readonly cousinsAreWhole?: boolean;
  /** Half-siblings of a spouse, and spouses of half-siblings, are no in-laws. */
  readonly inLawsAreWhole?: boolean;
  /** The husband of an aunt is no uncle, nor is the wife of an uncle an aunt. */
  readonly unclesAreBlood?: boolean;
  /** Siblings of grandparents are uncles and aunts. */
  readonly unclesOfParents?: boolean;
  /** The husband of a wife's sister is a brother-in-law. */
  readonly inLawsTwice?: boolean;
  /** Second cousins, and cousins of parents, are cousins. */
  readonly cousinsAreFar?: boolean;
  /** Spouses of cousins, and cousins of spouses, are cousins. */
  readonly cousinsByMarriage?: boolean;
  /** Stepchildren are children, and stepparents parents. */
  readonly stepsAreOwn?: boolean;
  /** A stepson's wife is a daughter-in-law, and a husband's stepfather a father-in-law. */
  readonly inLawsBySteps?: boolean;
  /** Two persons that a clue mentions may be the same person. */
  readonly oneForTwo?: boolean;
  /** A comparison with a missing husband or father is false, and its denial true. */
  readonly otherMayLack?: boolean;
  /** A comparison with a person's husband needs to hold for only one of two husbands. */
  readonly anySpouse?: boolean;
  /** A comparison with a person's husband must hold for each of two husbands. */
  readonly everySpouse?: boolean;
  /** An only child is the eldest and the youngest. */
  readonly aloneIsEldest?: boolean;
  /** An only child is neither the eldest nor the youngest. */
  readonly aloneIsNotEldest?: boolean;
  /** "The eldest of the siblings" implies that there are at least three siblings. */
  readonly eldestOfSeveral?: boolean;
  /** "Two sons" means at least two. */
  readonly atLeast?: boolean;
  /** "A sister" means exactly one sister, except in a denial. */
  readonly aIsOne?: boolean;
  /** Only ancestors stand a generation above a person. */
  readonly aboveAreAncestors?: boolean;
  /** Persons who married in have no brothers and sisters, because none are drawn. */
  readonly undrawnAreNone?: boolean;
  /** Persons who married in may have a sister, uncle or grandfather that is not drawn. */
  readonly undrawnAreOpen?: boolean;
  /** The line of succession begins with the monarch. */
  readonly monarchLeads?: boolean;
  /** In the line of succession sons come before daughters. */
  readonly sonsFirst?: boolean;
  /** In the line of succession all children come before the first grandchild. */
  readonly childrenFirst?: boolean;
  /** "Not among the first in line" implies being in the line of succession. */
  readonly denialsAreInLine?: boolean;
  /** The monarch, whose parents are not drawn, was not born into the family. */
  readonly monarchIsUndrawn?: boolean;
  /** The monarch's husband or wife did not marry in: the family began with the couple. */
  readonly foundersAreBorn?: boolean;
  /** The wife of a duke bears a title. */
  readonly titlesAreShared?: boolean;
}

/** By option, the convention (a sentence on the game's page) that rules it out. */
const ANSWERED: Readonly<Record<keyof Options, Convention>> = {
  halfSiblingsAreFull: 'halves',
  unclesAreWhole: 'uncles',
  unclesAreBlood: 'uncles',
  unclesOfParents: 'uncles',
  cousinsAreWhole: 'cousins',
  cousinsAreFar: 'cousins',
  cousinsByMarriage: 'cousins',
  inLawsAreWhole: 'in-laws',
  inLawsTwice: 'in-laws',
  stepsAreOwn: 'steps',
  inLawsBySteps: 'steps',
  oneForTwo: 'people',
  otherMayLack: 'spouse',
  anySpouse: 'spouse',
  everySpouse: 'spouse',
  aloneIsEldest: 'eldest',
  aloneIsNotEldest: 'eldest',
  eldestOfSeveral: 'eldest',
  atLeast: 'exactly',
  aIsOne: 'some',
  aboveAreAncestors: 'rows',
  undrawnAreNone: 'only-child',
  undrawnAreOpen: 'drawn',
  monarchLeads: 'line',
  sonsFirst: 'order',
  childrenFirst: 'order',
  denialsAreInLine: 'out-of-line',
  monarchIsUndrawn: 'born',
  foundersAreBorn: 'born',
  titlesAreShared: 'titles',
};

type Plates = ReadonlySet<number>;

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  parent: ['father', 'mother'],
  child: ['son', 'daughter'],
  spouse: ['husband', 'wife'],
  full: ['brother', 'sister'],
  half: ['half-brother', 'half-sister'],
  grandparent: ['grandfather', 'grandmother'],
  grandchild: ['grandson', 'granddaughter'],
  greatGrandparent: ['great-grandfather', 'great-grandmother'],
  greatGrandchild: ['great-grandson', 'great-granddaughter'],
  stepparent: ['stepfather', 'stepmother'],
  stepchild: ['stepson', 'stepdaughter'],
  uncle: ['uncle', 'aunt'],
  nephew: ['nephew', 'niece'],
  cousin: ['cousin', 'cousin'],
  parentInLaw: ['father-in-law', 'mother-in-law'],
  childInLaw: ['son-in-law', 'daughter-in-law'],
  siblingInLaw: ['brother-in-law', 'sister-in-law'],
};

/** Maps persons' plates to the plates of their relatives of some kind. */
type Kin = (plates: Iterable<number>) => Plates;

function kinOf(tree: Tree, options: Options): Readonly<Record<string, Kin>> {
  const by =
    (one: (plate: number) => Iterable<number>): Kin =>
    (plates) =>
      new Set([...plates].flatMap((plate) => [...one(plate)]));
  const after = (...steps: readonly Kin[]): Kin =>
    by((plate) => {
      let reached: Plates = new Set([plate]);
      for (const step of steps) reached = step(reached);
      return reached;
    });
  const any = (...kins: readonly (Kin | false | undefined)[]): Kin =>
    by((plate) => kins.flatMap((kin) => (kin ? [...kin([plate])] : [])));
  const but = (kin: Kin, other: Kin): Kin =>
    by((plate) => [...kin([plate])].filter((one) => !other([plate]).has(one)));
  const self: Kin = (plates) => new Set(plates);

  const ownParent = by((plate) => tree.parents[plate]!);
  const ownChild = by((plate) => tree.children[plate]!);
  const spouse = by((plate) => tree.spouses[plate]!);
  const sharing = but(after(ownParent, ownChild), self);
  const sameParents = (a: number, b: number) =>
    String([...tree.parents[a]!].sort()) === String([...tree.parents[b]!].sort());
  const wholeSibling = by((plate) =>
    [...sharing([plate])].filter((other) => sameParents(plate, other)),
  );
  const halfSibling = but(sharing, wholeSibling);
  const stepparent = but(after(ownParent, spouse), ownParent);
  const stepchild = but(after(spouse, ownChild), ownChild);
  const steps = options.stepsAreOwn;
  const parent = any(ownParent, steps && stepparent);
  const child = any(ownChild, steps && stepchild);
  const sibling = (whole: boolean | undefined) => (whole ? wholeSibling : sharing);
  const ofUncles = sibling(options.unclesAreWhole);
  const ofInLaws = sibling(options.inLawsAreWhole);
  const ofCousins = sibling(options.cousinsAreWhole);
  const byBlood = options.unclesAreBlood;
  const elder = any(
    after(ownParent, ofUncles),
    options.unclesOfParents && after(ownParent, ownParent, ofUncles),
  );
  const younger = any(
    after(ofUncles, ownChild),
    options.unclesOfParents && after(ofUncles, ownChild, ownChild),
  );
  const above = any(ownParent, after(ownParent, ownParent), after(ownParent, ownParent, ownParent));
  const below = any(ownChild, after(ownChild, ownChild), after(ownChild, ownChild, ownChild));
  const far = but(
    any(after(ownParent, above, ownChild, below)),
    any(self, above, below, sharing, after(above, sharing), after(sharing, below)),
  );
  const cousin = any(after(ownParent, ofCousins, ownChild), options.cousinsAreFar && far);
  return {
    parent,
    child,
    spouse,
    full: options.halfSiblingsAreFull ? sharing : wholeSibling,
    half: halfSibling,
    grandparent: after(parent, parent),
    grandchild: after(child, child),
    greatGrandparent: after(parent, parent, parent),
    greatGrandchild: after(child, child, child),
    stepparent,
    stepchild,
    uncle: any(elder, !byBlood && after(elder, spouse)),
    nephew: any(younger, !byBlood && after(spouse, younger)),
    cousin: options.cousinsByMarriage
      ? any(cousin, after(cousin, spouse), after(spouse, cousin))
      : cousin,
    parentInLaw: after(spouse, any(ownParent, options.inLawsBySteps && stepparent)),
    childInLaw: after(any(ownChild, options.inLawsBySteps && stepchild), spouse),
    siblingInLaw: any(
      after(spouse, ofInLaws),
      after(ofInLaws, spouse),
      options.inLawsTwice && but(after(spouse, ofInLaws, spouse), self),
    ),
  };
}

function lineBy(tree: Tree, { sonsFirst, childrenFirst }: Options): readonly number[] {
  const heirs = (plate: number) =>
    tree.children[plate]!.toSorted(
      (a, b) =>
        (sonsFirst ? Number(tree.sexes[a] === 'f') - Number(tree.sexes[b] === 'f') : 0) ||
        tree.born[a]! - tree.born[b]!,
    );
  const follow = (plate: number): number[] =>
    heirs(plate).flatMap((heir) => [heir, ...follow(heir)]);
  if (!childrenFirst) return follow(tree.monarch);
  const line = [tree.monarch];
  for (const plate of line) line.push(...heirs(plate));
  return line.slice(1);
}

function treeBy(board: Board, options: Options): Tree {
  const tree = treeOf(board);
  const kin = Object.entries(kinOf(tree, options));
  const related = tree.sexes.map((_, b) => kin.map(([word, of]) => [word, of([b])] as const));
  const table = tree.sexes.map((sex, a) =>
    related.map((words, b) =>
      words.flatMap(([word, kind]) =>
        a !== b && kind.has(a) ? [WORDS[word]![sex === 'm' ? 0 : 1]] : [],
      ),
    ),
  );
  const isShared = (plate: number) =>
    options.titlesAreShared && tree.spouses[plate]!.some((spouse) => tree.titles[spouse] !== '');
  return {
    ...tree,
    titles: tree.titles.map((title, plate) => title || (isShared(plate) ? 'shared' : '')),
    line: options.monarchLeads ? [tree.monarch, ...lineBy(tree, options)] : lineBy(tree, options),
    relations: (a, b) => table[a]![b]!,
  };
}

type Statement = Readonly<Record<string, string & number>> & { readonly kind: string };

/** Judges a statement: true, false, or null where something that it presupposes is missing. */
type Judge = (statement: Statement, scene: Scene, options: Options) => boolean | null;

const brood = (tree: Tree, plate: number, withHalves: boolean | undefined) =>
  [...tree.parents.keys()]
    .filter(
      (other) =>
        other === plate ||
        ['brother', 'sister', ...(withHalves ? ['half-brother', 'half-sister'] : [])].some((word) =>
          tree.relations(other, plate).includes(word),
        ),
    )
    .sort((a, b) => tree.born[a]! - tree.born[b]!);

/**
 * By kind of statement, its judge, for kinds that stay ambiguous even when the words of kinship are
 * clear.
 */
const JUDGES: Readonly<Record<string, Judge>> = {
  eldest({ who, is }, { tree, at }, options) {
    const plate = at(who!);
    const all = brood(tree, plate, options.halfSiblingsAreFull);
    if (all.length === 1) {
      if (options.aloneIsEldest) return true;
      return options.aloneIsNotEldest ? false : null;
    }
    if (options.eldestOfSeveral && all.length < 3) return null;
    return all.at(is === 'eldest' ? 0 : -1) === plate;
  },
  'spouse-age'({ who, is }, { tree, at }, options) {
    const plate = at(who!);
    const found = tree.spouses[plate]!.map(
      (spouse) => tree.born[plate]! < tree.born[spouse]! === (is === 'older'),
    );
    return ofSpouses(found, options);
  },
  initial({ who, with: other }, { tree, at, namesakes }, options) {
    const plate = at(who!);
    const found = [...tree.parents.keys()]
      .filter((one) => tree.relations(one, plate).includes(other!))
      .map((one) => namesakes(who!).some((name) => at(name) === one));
    if (other === 'husband' || other === 'wife') return ofSpouses(found, options);
    if (/^(father|mother)$/.test(other!) && found.length === 0) {
      return options.otherMayLack ? false : null;
    }
    return found.includes(true);
  },
  count({ who, count, of }, scene, options) {
    const isTrue = (n: number) => KINDS.count!.holds({ who, count: n, of }, scene);
    if (!options.atLeast || count === 0 || count === 1) return isTrue(count!);
    return [...Array(12).keys()].some((n) => n >= count! && isTrue(n));
  },
  has({ who, relation }, { tree, at }, options) {
    const plates = [...tree.parents.keys()];
    const found = plates.filter((one) => tree.relations(one, at(who!)).includes(relation!)).length;
    return options.aIsOne ? found === 1 : found > 0;
  },
  above(statement, scene, options) {
    const isAncestor = /(father|mother)$/;
    const { tree, at } = scene;
    const words = tree.relations(at(statement.who!), at(statement.whom!));
    const isRelated = words.some((word) => isAncestor.test(word) && !/step/.test(word));
    return KINDS.above!.holds(statement, scene) && (isRelated || !options.aboveAreAncestors);
  },
  'only-child'({ who }, { tree, at }, options) {
    const plate = at(who!);
    if (tree.parents[plate]!.length === 0) return options.undrawnAreNone ?? false;
    return brood(tree, plate, true).length === 1;
  },
  'married-in'({ who }, { tree, at }, options) {
    const plate = at(who!);
    if (plate === tree.monarch) return options.monarchIsUndrawn ?? false;
    const isFounder = tree.spouses[plate]!.includes(tree.monarch);
    return tree.parents[plate]!.length === 0 && !(options.foundersAreBorn && isFounder);
  },
};

function ofSpouses(found: readonly boolean[], options: Options): boolean | null {
  if (found.length === 1) return found[0]!;
  if (found.length === 0) return options.otherMayLack ? false : null;
  if (options.anySpouse) return found.includes(true);
  return options.everySpouse ? !found.includes(false) : null;
}

/** Names of relatives that are found through a person's parents in the tree. */
const THROUGH_PARENTS =
  /brother$|sister$|^(cousin|uncle|aunt|grandfather|grandmother|great-grandfather|great-grandmother)$/;

/**
 * Whether the statement may be true although no drawn relative fits it: it is about relatives of a
 * person whose parents are not drawn.
 */
function isOpen(statement: Statement, { tree, at }: Scene, { undrawnAreOpen }: Options): boolean {
  if (!undrawnAreOpen) return false;
  const isUndrawn = (term: string | undefined) =>
    term !== undefined && tree.parents[at(term)]!.length === 0;
  const { kind, who, relation, is, of, as, with: other } = statement;
  if (kind === 'has') return THROUGH_PARENTS.test(relation!) && isUndrawn(who);
  if (kind === 'initial') return THROUGH_PARENTS.test(other!) && isUndrawn(who);
  if (kind === 'relation') return /^(brother|sister)$/.test(is!) && isUndrawn(who) && isUndrawn(of);
  return kind === 'same-parents' && isUndrawn(who) && isUndrawn(as);
}

/** Whether the statement compares siblings of a person whose parents are not drawn. */
function isUnknown({ who, than, of }: Statement, { tree, at }: Scene, options: Options): boolean {
  const isUndrawn = (term: string) => tree.parents[at(term)]!.length === 0;
  return (
    (options.undrawnAreOpen ?? false) &&
    /brother|sister/.test(of!) &&
    (isUndrawn(who!) || isUndrawn(than!))
  );
}

const IN_LINE = ['place', 'among', 'ahead', 'follows'];

function statementOf(statement: Statement, scene: Scene, options: Options): boolean | null {
  const { kind } = statement;
  const [one, two] = peopleIn(KINDS[kind]!);
  const areOne = one && two && scene.at(statement[one]!) === scene.at(statement[two]!);
  if (areOne && kind !== 'holder' && !options.oneForTwo) return null;
  const own = JUDGES[kind];
  const found = own ? own(statement, scene, options) : KINDS[kind]!.holds(statement, scene);
  if (kind === 'more' && isUnknown(statement, scene, options)) return null;
  if (found !== false) return found;
  if (isOpen(statement, scene, options)) return null;
  const isOut = !scene.tree.line.includes(scene.at(statement.who!));
  return options.denialsAreInLine && isOut && IN_LINE.includes(kind) ? null : false;
}

function isTrue(clue: Clue, scene: Scene, options: Options): boolean {
  const parts = Object.values(clue).filter((part) => typeof part === 'object');
  if (parts.length === 0) return statementOf(clue as Statement, scene, options) === true;
  if (!options.oneForTwo) {
    const held = parts.flatMap((part) => (part.kind === 'holder' ? [part] : []));
    const terms = new Set(
      parts.flatMap((part) => peopleIn(KINDS[part.kind]!).map((key) => String(part[key]))),
    );
    for (const one of terms) {
      for (const two of terms) {
        const isHeld = held.some(({ who, title }) =>
          [one, two].every((t) => t === who || t === title),
        );
        if (one !== two && !isHeld && scene.at(one) === scene.at(two)) return false;
      }
    }
  }
  const read = clue.kind === 'either' ? options : { ...options, aIsOne: false };
  const found = parts.map((part) => statementOf(part as Statement, scene, read));
  if (found.includes(null)) return false;
  return clue.kind === 'either' ? found[0] !== found[1] : !found.includes(true);
}

/** The meaning of a board's clues under these options. */
export function readingOf(board: Board, options: Options): Reading {
  return {
    tree: treeBy(board, options),
    holds: (clue, scene) => isTrue(clue, scene as Scene, options),
  };
}

const OPTIONS = Object.keys(ANSWERED) as readonly (keyof Options)[];

/**
 * The misreadings to test: each option alone, and all options that the same convention rules out
 * together.
 */
export const CASES = OPTIONS.flatMap((option, i) => {
  const convention = ANSWERED[option];
  const together = OPTIONS.filter((other) => ANSWERED[other] === convention);
  const all = together.length > 1 && OPTIONS.findIndex((one) => ANSWERED[one] === convention) === i;
  return (all ? [[option], together] : [[option]]).map((options) => ({
    name: options.join(', '),
    convention,
    options: Object.fromEntries(options.map((one) => [one, true])) as Options,
  }));
});
