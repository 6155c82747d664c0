/**
 * Solves Royal Family by ear: the tree by the plates' names, the clues by their sentences, which are
 * compared with all that could be said of this family; then finds the plates by walking.
 */
import { KINDS, printClue } from '../../../../src/games/royal-family/rules/clues/kinds.ts';
import {
  isSentence,
  STATEMENTS,
} from '../../../../src/games/royal-family/rules/clues/statements.ts';
import { constraintOf } from '../../../../src/games/royal-family/rules/constraints.ts';
import { whoIs } from '../../../../src/games/royal-family/rules/places.ts';
import type { Board, Clue, Name, Plate } from '../../../../src/games/royal-family/rules/types.ts';
import { readingOf } from '../../../support/royalFamilyReadings.ts';
import { placeNames } from '../../../support/solvers/royalFamily.ts';
import { type Listener, partsOf, type Thing, textOf } from './listener.ts';

const PLATE = /^(\d{4})(?: ([^,]+))?(, with the crown)?, (man|woman)(?:, empty)?\.(?: (.+)\.)?$/;

const sexOf = (word: string) => (word === 'man' ? 'm' : 'f');

type Family = Omit<Board, 'clues'>;

/** "the Duke of Ambry and the woman born in 1871" as one or two people. */
const peopleIn = (list: string) => list.split(/ and (?=the )/);

/** The family by its plates' names and the names in the tray. */
function familyIn(tree: Thing, tray: Thing): Family {
  const heard = partsOf(tree, { role: 'button' }).flatMap(({ name }) => {
    const found = PLATE.exec(name);
    return found ? [found.slice(1)] : [];
  });
  const plates = heard.map(
    ([born, title = '', , word]): Plate => ({
      ...{ sex: sexOf(word!), born: Number(born), title, parents: [] },
    }),
  );
  const places = new Map(plates.map((_, plate) => [whoIs({ plates }, plate), plate]));
  const placesIn = (list: string | undefined) =>
    list === undefined ? [] : peopleIn(list).map((who) => places.get(who)!);
  const kin = heard.map(([, , , , relations = '']) => ({
    parents: placesIn(/(?:Son|Daughter) of ([^,]+)/.exec(relations)?.[1]),
    spouses: placesIn(/(?:husband|wife) of ([^,]+)/i.exec(relations)?.[1]),
  }));
  const names = partsOf(tray, { role: 'button' }).map(({ name }): Name => {
    const [called = '', word = ''] = name.split(', ');
    return { name: called, sex: sexOf(word) };
  });
  return {
    house: '',
    plates: plates.map((plate, i) => ({ ...plate, parents: kin[i]!.parents })),
    marriages: kin.flatMap(({ spouses }, plate) =>
      spouses.flatMap((spouse) => (spouse > plate ? [[plate, spouse] as const] : [])),
    ),
    monarch: heard.findIndex(([, , crown]) => crown !== undefined),
    names,
    beans: 1,
  };
}

/** All statements that name only these people, whether true or not. */
function statementsWith(family: Family, isNamed: (term: string) => boolean): readonly Clue[] {
  return Object.entries(STATEMENTS).flatMap(([kind, all]) => {
    const params = Object.entries(all.params).map(([key, { values, terms }]) => ({
      key,
      values: values(family).filter((value) => terms(value).every(isNamed)),
    }));
    const clues = params.reduce<readonly Clue[]>(
      (begun, { key, values }) =>
        begun.flatMap((clue) => values.map((value) => ({ ...clue, [key]: value }))),
      [{ kind }],
    );
    return clues.filter((clue) => isSentence(all, clue, family));
  });
}

/** The clue that a sentence says. */
function clueOf(sentence: string, family: Family): Clue {
  const statements = statementsWith(family, (term) => sentence.includes(term));
  const says = (clue: Clue) => printClue(clue, family) === sentence;
  for (const clue of statements) {
    if (says(clue)) return clue;
    if (says({ kind: 'not', of: clue })) return { kind: 'not', of: clue };
  }
  for (const one of statements) {
    for (const other of statements) {
      if (one === other || one.kind !== other.kind) continue;
      for (const kind of ['either', 'neither']) {
        const clue = { kind, one, other };
        if (says(clue) && KINDS[kind]!.reads!(clue, family)) return clue;
      }
    }
  }
  throw new Error(`No clue reads “${sentence}”.`);
}

/** The plate of each name, by the tests' own reading of kinship. */
function solve(board: Board): readonly number[] {
  const reading = readingOf(board, {});
  return placeNames(
    board.names.map(({ sex }) =>
      [...board.plates.keys()].filter((plate) => board.plates[plate]!.sex === sex),
    ),
    board.clues.map((clue) => constraintOf(board, clue, reading)),
  );
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The tree as the arrow keys have led through it so far. */
class Walk {
  readonly #listener: Listener;
  /** By plate's year and key, the year of the plate that the key led to. */
  readonly #steps = new Map<string, Map<string, string>>();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  async #here(): Promise<string> {
    const { name } = await this.#listener.expectFocus({ role: 'button', name: /^\d{4}\b/ });
    return name.slice(0, 4);
  }

  /** The keys from a plate to the wanted one, or to the nearest that has an untried key. */
  #way(from: string, to: string): readonly string[] {
    const seen = new Set([from]);
    const ways = [{ at: from, keys: [] as readonly string[] }];
    let untried: readonly string[] | null = null;
    for (const { at, keys } of ways) {
      if (at === to) return keys;
      const steps = this.#steps.get(at);
      const unknown = ARROWS.find((key) => !steps?.has(key));
      if (unknown) untried ??= [...keys, unknown];
      for (const [key, next] of steps ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push({ at: next, keys: [...keys, key] });
      }
    }
    if (!untried) throw new Error(`No arrow key leads to the plate of ${to}.`);
    return untried;
  }

  /** Walks from the plate with the focus to that of a year. */
  async to(year: string): Promise<void> {
    for (let at = await this.#here(); at !== year; ) {
      for (const key of this.#way(at, year)) {
        await this.#listener.press(key);
        const next = await this.#here();
        this.#steps.set(at, (this.#steps.get(at) ?? new Map<string, string>()).set(key, next));
        at = next;
      }
    }
  }
}

export async function playRoyalFamily(listener: Listener): Promise<void> {
  const tree = await listener.find({ role: 'group', name: /^Family tree / });
  const tray = await listener.find({ role: 'toolbar', name: 'Names' });
  const family = familyIn(tree, tray);
  const clues = partsOf(await listener.read(), { role: 'button', name: /^\d{1,2} .+\.$/ })
    .map(textOf)
    .map((text) => clueOf(text.replace(/^\d+ /, ''), family));
  const board: Board = { ...family, clues };
  const solution = solve(board);
  await listener.reach({ role: 'button', name: /^\d{4}\b.*, empty/ });
  const walk = new Walk(listener);
  for (const [name, plate] of solution.entries()) {
    const called = board.names[name]!.name;
    await walk.to(String(board.plates[plate]!.born));
    await listener.press('Enter');
    await listener.reach({ role: 'button', name: new RegExp(`^${called}, `) }, 'ArrowRight');
    await listener.press('Enter');
    await listener.hear(new RegExp(`^${called} is `));
  }
}
