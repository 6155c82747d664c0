/**
 * Solves Crossnumber by ear: the grid by the squares' names, the clues by their sentences, read by the
 * tests' own grammar; then writes digit by digit, hearing where the focus is.
 */
import { type PrintedEntry, solveClues } from '../../../support/solvers/crossnumber.ts';
import { type Listener, partsOf, textOf } from './listener.ts';

const SQUARE =
  /^(\d+ (?:across|down)), digit (\d) of \d(?:, crossing (\d+ (?:across|down)))?, (\w+)/;

/** The entries' squares in reading order, by the entries' names. */
async function squaresIn(listener: Listener): Promise<ReadonlyMap<string, readonly number[]>> {
  const grid = await listener.find({ role: 'grid' });
  const rows = partsOf(grid, { role: 'row' });
  const entries = new Map<string, number[]>();
  for (const [y, row] of rows.entries()) {
    for (const square of partsOf(row, { role: 'gridcell' })) {
      const at = y * rows.length + (await listener.columnOf(square));
      const [, own, , crossing] = SQUARE.exec(square.name) ?? [];
      for (const name of [own, crossing]) {
        if (name) entries.set(name, [...(entries.get(name) ?? []), at]);
      }
    }
  }
  return entries;
}

/** The clues' sentences by entry. */
async function sentencesIn(listener: Listener): Promise<ReadonlyMap<string, string>> {
  const said = await Promise.all(
    ['Across', 'Down'].map(async (name) => {
      const list = await listener.find({ role: 'region', name });
      return partsOf(list, { role: 'button' }).map((clue) => {
        const [, number, text] = /^(\d+) (.+?) ?\(\d\)/.exec(textOf(clue))!;
        return [`${number} ${name.toLowerCase()}`, text!] as const;
      });
    }),
  );
  return new Map(said.flat());
}

export async function playCrossnumber(listener: Listener): Promise<void> {
  const squares = await squaresIn(listener);
  const sentences = await sentencesIn(listener);
  const entries = [...squares].map(([name, own]): PrintedEntry => {
    const sentence = sentences.get(name);
    if (sentence === undefined) throw new Error(`No clue for ${name} is heard.`);
    return { name, squares: own, clue: /^No clue: /.test(sentence) ? null : sentence };
  });
  const page = await listener.read();
  const numbers = solveClues(entries, Number(/^Crossnumber (\d+)/.exec(page.name)?.[1]));
  let { name } = await listener.reach({ role: 'gridcell' });
  for (let left = new Set([...squares.values()].flat()).size; left > 0; ) {
    const [, entry = '', place = '', , what = ''] = SQUARE.exec(name) ?? [];
    if (what === 'empty') {
      const digit = String(numbers.get(entry))[Number(place) - 1]!;
      await listener.press(digit);
      left--;
      if (left > 0) await listener.hear(new RegExp(`^${digit}\\.`));
    } else await listener.press('Tab');
    if (left > 0) name = await listener.expectOtherFocus(name);
  }
}
