/**
 * Solves Crossnumber by ear: the grid by the squares' names, the clues by their sentences, which are
 * put together from their words and compared; then writes digit by digit, hearing where the focus is.
 */
import { solve } from '../../../../src/games/crossnumber/engine/solver.ts';
import { FACTS } from '../../../../src/games/crossnumber/rules/facts.ts';
import { entryName, gridOf } from '../../../../src/games/crossnumber/rules/grid.ts';
import { inWords, type Slot } from '../../../../src/games/crossnumber/rules/kinds.ts';
import { NUMBERS } from '../../../../src/games/crossnumber/rules/numbers.ts';
import { PROPERTIES } from '../../../../src/games/crossnumber/rules/properties.ts';
import { clueName, partName } from '../../../../src/games/crossnumber/rules/sentences.ts';
import type { Node, Part } from '../../../../src/games/crossnumber/rules/types.ts';
import { type Listener, partsOf, textOf } from './listener.ts';

/** Calculations within calculations, and properties of properties: more than any clue has. */
const DEEPEST = 3;

const idOf = (number: string, way: string) => number + (way === 'across' ? 'a' : 'd');

/** All that a sentence could speak of, by the slots of clues. */
class Reader {
  readonly #sentence: string;
  readonly #parts: Record<Slot, Part[]>;

  /** @param others the entries that "in the grid" means, by whether the length has to be the same. */
  constructor(
    sentence: string,
    ids: readonly string[],
    others: (sameLength: boolean) => readonly string[],
  ) {
    this.#sentence = sentence.charAt(0).toLowerCase() + sentence.slice(1);
    const said = (words: string) => this.#says(words);
    const figures = (sentence.match(/\d[\d,]*/g) ?? []).map((one) =>
      Number(one.replaceAll(',', '')),
    );
    const small = Array.from({ length: 12 }, (_, i) => i + 1).filter(
      (one) => said(inWords(String(one))) || (one === 2 && said('twice')),
    );
    const wholes = [...new Set([...figures, ...small])];
    const entries = ids.filter((id) => new RegExp(`\\b${entryName(id)}\\b`).test(sentence));
    this.#parts = {
      whole: wholes,
      several: wholes.filter((one) => one > 1),
      entry: entries,
      number: [...figures, ...entries],
      property: [],
      fact: Object.keys(FACTS).filter((fact) => said(FACTS[fact]!.name)),
      entries: [],
    };
    for (let depth = 0; depth < DEEPEST; depth++) {
      for (const [kind, { takes }] of Object.entries(NUMBERS)) {
        this.#grow('number', kind, takes, (node) => said(partName(node, 'number')));
      }
      for (const [kind, { takes, isPart }] of Object.entries(PROPERTIES)) {
        if (isPart || kind === 'and') continue;
        const over = takes.at(-1) === 'entries' ? others(kind !== 'only') : [];
        const own = takes.filter((slot) => slot !== 'entries');
        this.#grow('property', kind, own, (node) => this.#isSaid(node, own), over);
      }
    }
    const single = [...this.#parts.property];
    for (const one of single) {
      for (const other of single) this.#parts.property.push(['and', one, other]);
    }
  }

  #says(words: string): boolean {
    return this.#sentence.includes(words);
  }

  /** Whether a property is said by itself or after a noun. */
  #isSaid(node: Node, takes: readonly Slot[]): boolean {
    const said = takes.map((slot, i) => partName(node[i + 1]!, slot));
    const after = PROPERTIES[node[0]]!.which?.(...said);
    return this.#says(clueName(node)) || (after !== undefined && this.#says(after));
  }

  /** Adds the nodes of a kind that are said, with every choice of parts. */
  #grow(
    slot: 'number' | 'property',
    kind: string,
    takes: readonly Slot[],
    isSaid: (node: Node) => boolean,
    over: readonly string[] = [],
  ): void {
    const choices = takes.reduce<readonly (readonly Part[])[]>(
      (begun, one) => begun.flatMap((parts) => this.#parts[one].map((part) => [...parts, part])),
      [[]],
    );
    const known = new Set(this.#parts[slot].map((part) => JSON.stringify(part)));
    for (const parts of choices) {
      const node: Node = [kind, ...parts, ...over];
      if (!known.has(JSON.stringify(node)) && isSaid(node)) this.#parts[slot].push(node);
    }
  }

  clue(): Node {
    const clues = this.#parts.property as readonly Node[];
    const clue = clues.find((one) => clueName(one) === this.#sentence);
    if (!clue) throw new Error(`No clue reads “${this.#sentence}”.`);
    return clue;
  }
}

const SQUARE = /^(\d+) (across|down), digit (\d) of (\d)(?:, crossing (\d+) (across|down))?, (\w+)/;

/** The grid's rows, of squares and blocks, by the columns in which squares are heard. */
async function rowsIn(listener: Listener): Promise<readonly string[]> {
  const grid = await listener.find({ role: 'grid' });
  const rows = partsOf(grid, { role: 'row' });
  return Promise.all(
    rows.map(async (row) => {
      const squares = partsOf(row, { role: 'gridcell' });
      const columns = await Promise.all(squares.map((square) => listener.columnOf(square)));
      return rows.map((_, column) => (columns.includes(column + 1) ? '.' : '#')).join('');
    }),
  );
}

/** The clues' sentences by entry. */
async function sentencesIn(listener: Listener): Promise<ReadonlyMap<string, string>> {
  const said = await Promise.all(
    ['Across', 'Down'].map(async (name) => {
      const list = await listener.find({ role: 'region', name });
      return partsOf(list, { role: 'button' }).map((clue) => {
        const [, number, text] = /^(\d+) (.+?) ?\(\d\)/.exec(textOf(clue))!;
        return [idOf(number!, name.toLowerCase()), text!] as const;
      });
    }),
  );
  return new Map(said.flat());
}

export async function playCrossnumber(listener: Listener): Promise<void> {
  const rows = await rowsIn(listener);
  const { entries } = gridOf(rows);
  const sentences = await sentencesIn(listener);
  const ids = entries.map(({ id }) => id);
  const clues = entries.flatMap(({ id, cells }): [string, Node][] => {
    const sentence = sentences.get(id);
    if (sentence === undefined) throw new Error(`No clue for ${entryName(id)} is heard.`);
    if (/^No clue: /.test(sentence)) return [];
    const others = (sameLength: boolean) =>
      entries
        .filter((other) => other.id !== id && (!sameLength || other.cells.length === cells.length))
        .map((other) => other.id);
    return [[id, new Reader(sentence, ids, others).clue()]];
  });
  const digits = solve({ rows, clues: Object.fromEntries(clues), beans: 1 });
  if (!digits) throw new Error('The clues as heard do not leave one number for each entry.');
  const cellOf = (number: string, way: string, place: string) =>
    entries.find(({ id }) => id === idOf(number, way))!.cells[Number(place) - 1]!;
  let { name } = await listener.reach({ role: 'gridcell' });
  for (let left = digits.filter((digit) => digit >= 0).length; left > 0; ) {
    const [, number = '', way = '', place = '', , , , what = ''] = SQUARE.exec(name) ?? [];
    if (what === 'empty') {
      const digit = String(digits[cellOf(number, way, place)]);
      await listener.press(digit);
      left--;
      if (left > 0) await listener.hear(new RegExp(`^${digit}\\.`));
    } else await listener.press('Tab');
    if (left > 0) name = await listener.expectOtherFocus(name);
  }
}
