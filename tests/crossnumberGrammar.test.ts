/**
 * Crossnumber's clues mean what their sentences say: a grammar of the tests reads every printed clue,
 * and agrees with the rules on numbers that fit and numbers that do not.
 */
import { expect, it } from 'vitest';
import { parsePuzzle } from '../src/games/crossnumber/rules/codec.ts';
import { FACTS } from '../src/games/crossnumber/rules/facts.ts';
import { entryName, gridOf } from '../src/games/crossnumber/rules/grid.ts';
import { entriesIn, testOf } from '../src/games/crossnumber/rules/meaning.ts';
import { clueText } from '../src/games/crossnumber/rules/sentences.ts';
import { unwrap } from '../src/lib/result.ts';
import { makeRng } from '../src/lib/rng.ts';
import { factIn } from './support/calendarFacts.ts';
import { statementsOf } from './support/crossnumberGrammar.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';

it('facts of the calendar are worth what their words say', () => {
  const worked = Object.values(FACTS).map(({ name }) => ({ name, value: factIn(name) }));
  expect(worked).toEqual(Object.values(FACTS));
});

it('every printed clue says what the rules hold', () => {
  const rng = makeRng('clues');
  for (const json of packedPuzzles('crossnumber')) {
    const { id: puzzle, boards } = unwrap(parsePuzzle(json));
    for (const { rows, clues } of boards) {
      const { entries } = gridOf(rows);
      const lengths = new Map(entries.map(({ id, cells }) => [entryName(id), cells.length]));
      for (const [id, clue] of Object.entries(clues)) {
        const [own, text] = [entryName(id), clueText(clue)];
        const said = statementsOf(text, { own, lengths, puzzle: Number(puzzle) });
        expect([...new Set(said.flatMap(({ mentions }) => mentions))].sort(), text).toEqual(
          entriesIn(clue).map(entryName).sort(),
        );
        for (let trial = 0; trial < 30; trial++) {
          const numbers = new Map(
            [...lengths].map(([name, length]) => {
              const low = 10 ** (length - 1);
              return [name, low + rng.below(9 * low)];
            }),
          );
          const look = (name: string) => numbers.get(name)!;
          const right = trial % 2 ? said[0]?.given?.(look) : undefined;
          const value = right ?? look(own);
          const holds = said.every((statement) => statement.holds(value, look));
          const ruled = testOf(clue, (entry) => look(entryName(entry)))(value);
          if (holds !== ruled) expect(`${own}, ${text}: ${value}`).toBe('judged alike');
        }
      }
    }
  }
});
