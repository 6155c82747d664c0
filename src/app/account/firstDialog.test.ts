import { expect, it } from 'vitest';
import { firstDialog } from './firstDialog.ts';

it.each([
  [true, '/', 'profile'],
  [true, '/sudoku-shift/516', 'profile'],
  [true, '/baristas', 'profile'],
  [true, '/barista', 'account'],
  [true, '/barista/', 'account'],
  [true, '/barista/royal-family', 'account'],
  [false, '/', 'account'],
  [false, '/barista', 'account'],
] as const)('new: %s, at %s: %s', (isNew, pathname, dialog) => {
  expect(firstDialog(isNew, pathname)).toBe(dialog);
});
