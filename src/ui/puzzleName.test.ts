import { expect, it } from 'vitest';
import { definitionOf } from '../games/definitions.ts';
import { puzzleHeading, puzzleName, sharedName } from './puzzleName.ts';

it('names a numbered puzzle by its number and day', () => {
  expect(puzzleName(definitionOf('geografind').schedule, '399')).toBe(
    'No. 399, Saturday 21 November',
  );
  expect(puzzleHeading(definitionOf('geografind').schedule, '399')).toEqual({
    heading: 'No. 399',
    detail: 'Saturday 21 November',
  });
});

it('names a puzzle of the calendar by its date', () => {
  expect(puzzleName(definitionOf('yearly-daily').schedule, '2026-11-21')).toBe(
    'Saturday 21 November 2026',
  );
  expect(puzzleHeading(definitionOf('yearly-daily').schedule, '2026-11-21')).toEqual({
    heading: '21 November 2026',
    detail: 'Saturday',
  });
});

it('names both among people with their games', () => {
  expect(sharedName(definitionOf('geografind'), '399')).toBe('Geografind 399');
  expect(sharedName(definitionOf('yearly-daily'), '2026-11-21')).toBe(
    'Yearly Daily 21 November 2026',
  );
});
