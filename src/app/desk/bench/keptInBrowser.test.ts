// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { DraftDocument } from '../../../desk/documents.ts';
import { openUnsavedDraft } from './keptInBrowser.ts';

const OF = { uid: 'anna', game: 'sudoku-shift', id: '516' } as const;
const draftOf = (note: string): DraftDocument => ({
  ...{ ...OF, email: 'anna@crema.test', puzzle: '"board"' },
  ...{ base: 0, note, plays: '[]', revision: 0 },
});

beforeEach(() => localStorage.clear());

it('finds what an earlier bench has left, of its editor and puzzle only', () => {
  openUnsavedDraft(OF).keep(draftOf('Softer.'));
  expect(openUnsavedDraft(OF).found).toEqual(draftOf('Softer.'));
  expect(openUnsavedDraft({ ...OF, id: '51' }).found).toBeNull();
  expect(openUnsavedDraft({ ...OF, uid: 'ben' }).found).toBeNull();
});

it('two benches of a puzzle neither overwrite nor forget each other’s draft', () => {
  const [one, two] = [openUnsavedDraft(OF), openUnsavedDraft(OF)];
  one.keep(draftOf('One.'));
  two.keep(draftOf('Two.'));
  one.keep(null);
  const next = openUnsavedDraft(OF);
  expect(next.found).toEqual(draftOf('Two.'));
  // The other tab has gone on: what it has now is not the next bench's to forget.
  two.keep(draftOf('Two, on.'));
  next.keep(null);
  expect(openUnsavedDraft(OF).found).toEqual(draftOf('Two, on.'));
});

it('forgets what was left once it is saved, or replaced by what was written since', () => {
  openUnsavedDraft(OF).keep(draftOf('Left.'));
  const next = openUnsavedDraft(OF);
  next.keep(draftOf('Left, and on.'));
  expect(localStorage).toHaveLength(1);
  next.keep(null);
  expect(localStorage).toHaveLength(0);
});

it('skips what cannot be read, and says when nothing can be kept', () => {
  openUnsavedDraft(OF).keep(draftOf('Left.'));
  localStorage.setItem(localStorage.key(0)!, '{');
  expect(openUnsavedDraft(OF).found).toBeNull();
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    expect(openUnsavedDraft(OF).keep(draftOf('Full.'))).toBe(false);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
