import { expect, it } from 'vitest';
import { type CardPreview, isWhole } from './useCardPreviews.ts';

const kept = (state: unknown) => ({
  key: '516/1',
  preview: { board: {}, state, beans: 2, Miniature: () => null } satisfies CardPreview,
});

it('is looked at again while the moves of another device have not come', () => {
  expect(isWhole(undefined, '516/1')).toBe(false);
  expect(isWhole(kept(null), '516/1')).toBe(false);
  expect(isWhole(kept({ placed: [] }), '516/1')).toBe(true);
  expect(isWhole(kept({ placed: [] }), '517/1')).toBe(false);
});
