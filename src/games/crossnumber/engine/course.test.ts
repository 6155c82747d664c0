import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { problemOf } from '../rules/problem.ts';
import { apply, start } from '../rules/rules.ts';
import type { Board } from '../rules/types.ts';
import { courseOf } from './course.ts';
import { hint } from './hints.ts';
import { techniqueOf } from './techniques.ts';

const pack: { puzzles: unknown[] } = JSON.parse(
  readFileSync('public/puzzles/crossnumber/2026-03.json', 'utf8'),
);
const shipped = pack.puzzles.flatMap((json) => unwrap(parsePuzzle(json)).boards);

it.each(shipped)('the course of a board is the way on which hints lead', (board) => {
  const problem = problemOf(board);
  const course = courseOf(problem).way.map((told) => ({
    technique: techniqueOf(problem, told).technique,
    rating: told.rating,
  }));
  const hints: { technique: string; rating: number }[] = [];
  for (let state = start(board); ; ) {
    const told = hint(board, state);
    if (!told) break;
    hints.push({ technique: told.technique, rating: told.rating });
    state = unwrap(apply(board, state, told.move));
  }
  expect(course).toEqual(hints);
});

it.each<[string, Board['clues']]>([
  ['compared entries', { '1a': ['square'], '3a': ['greatest', '1a'] }],
  ['linked entries', { '1a': ['square'], '3a': ['same-digit-sum', '1a'] }],
])('a step is named by its clue: %s', (name, clues) => {
  const { links, ...problem } = problemOf({ rows: ['...', '#.#', '...'], clues, beans: 1 });
  const step = { kind: 'link', link: links[0]! } as const;
  const lone = { steps: [step], hardest: step, settled: [], rating: 5, carry: 6 };
  const entry = { kind: 'entry', entry: 0 } as const;
  const chain = { ...lone, steps: [entry, step] };
  expect(techniqueOf({ ...problem, links }, lone).technique).toBe(name);
  expect(techniqueOf({ ...problem, links }, chain).technique).toBe(`chain of ${name}`);
});
