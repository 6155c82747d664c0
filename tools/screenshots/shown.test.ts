import { expect, it } from 'vitest';
import { outdatedPictures } from './shown.ts';

it('finds no picture older than its page: npm run screenshots, and -- desk', () => {
  expect(outdatedPictures()).toEqual([]);
});
