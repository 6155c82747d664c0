import { expect, it } from 'vitest';
import type { DraftDocument } from '../documents.ts';
import { type Kept, NOTHING_KEPT } from './keptDraft.ts';
import { makeLeftDrafts } from './leftDrafts.ts';

const DRAFT: DraftDocument = {
  ...{ uid: 'anna', email: 'anna@crema.test', game: 'sudoku-shift', id: '516' },
  ...{ puzzle: '"mine"', base: 0, note: '', plays: '[]', revision: 1 },
};
const kept = (note: string, at: number): Kept => ({
  ...NOTHING_KEPT,
  current: { draft: { ...DRAFT, note }, sent: false, at },
});

function localStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const never = () => new Promise<void>(() => {});

it('finds on the next page what was still being written when the page went', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  void page.follow(DRAFT, kept('Softer', 5), never);
  void page.follow(DRAFT, kept('Softer.', 6), never);
  expect(log.items.size).toBe(0);
  page.leave();
  const next = makeLeftDrafts(log);
  expect(next.with(DRAFT, kept('', 1))).toEqual(kept('Softer.', 6));
  // Until it is written it stays, should this page go as well.
  expect(makeLeftDrafts(log).with(DRAFT, NOTHING_KEPT)).toEqual(kept('Softer.', 6));
  next.settle(DRAFT);
  expect(log.items.size).toBe(0);
});

it('takes down what is written by a page that is on its way out', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  page.leave();
  void page.follow(DRAFT, kept('Late.', 5), never);
  expect(makeLeftDrafts(log).with(DRAFT, NOTHING_KEPT)).toEqual(kept('Late.', 5));
});

it('tells the same page what is not written yet', () => {
  const page = makeLeftDrafts(localStore());
  void page.follow(DRAFT, kept('Softer.', 5), never);
  expect(page.with(DRAFT, kept('', 1))).toEqual(kept('Softer.', 5));
});

it('leaves nothing of what was written', async () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  let write = () => {};
  const written = page.follow(DRAFT, kept('Softer.', 5), () => {
    return new Promise((resolve) => {
      write = resolve;
    });
  });
  page.leave();
  expect(log.items.size).toBe(1);
  // The page was only frozen, and goes on.
  write();
  await written;
  expect(log.items.size).toBe(0);
  expect(page.with(DRAFT, kept('newer', 9))).toEqual(kept('newer', 9));
});

it('keeps what could not be written, and nothing of who is not here any more', async () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  const full = () => Promise.reject(new Error('full'));
  await expect(page.follow(DRAFT, kept('Softer.', 5), full)).rejects.toThrow('full');
  page.forget(DRAFT);
  page.leave();
  expect(log.items.size).toBe(0);
  await expect(page.follow(DRAFT, kept('Softer.', 5), full)).rejects.toThrow('full');
  expect(makeLeftDrafts(log).with(DRAFT, NOTHING_KEPT)).toEqual(kept('Softer.', 5));
});

it('puts aside what another page has gone on from, and brings nothing twice', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  void page.follow(DRAFT, kept('Softer.', 5), never);
  page.leave();
  const next = makeLeftDrafts(log);
  const newer = next.with(DRAFT, kept('Harder.', 9));
  expect(newer.current?.draft.note).toBe('Harder.');
  expect(newer.asides).toEqual([{ draft: { ...DRAFT, note: 'Softer.' }, at: 5 }]);
  expect(next.with(DRAFT, newer)).toEqual(newer);
});

it('gives no other editor anything, and nothing that is torn', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  void page.follow(DRAFT, kept('Softer.', 5), never);
  page.leave();
  const next = makeLeftDrafts(log);
  expect(next.with({ ...DRAFT, uid: 'ben' }, NOTHING_KEPT)).toEqual(NOTHING_KEPT);
  for (const [key, text] of log.items) log.setItem(key, text.slice(1));
  expect(next.with(DRAFT, NOTHING_KEPT)).toEqual(NOTHING_KEPT);
});

it('keeps what two pages of the same bench have left, and takes away only what it has read', async () => {
  const log = localStore();
  const [one, other] = [makeLeftDrafts(log), makeLeftDrafts(log)];
  void one.follow(DRAFT, kept('One.', 5), never);
  one.leave();
  // Written by the other page, which opened its bench before: it has read nothing of that.
  await other.follow(DRAFT, kept('Other', 6), async () => {});
  expect(log.items.size).toBe(1);
  void other.follow(DRAFT, kept('Other.', 7), never);
  other.leave();
  const next = makeLeftDrafts(log).with(DRAFT, kept('Other', 6));
  expect(next.current?.draft.note).toBe('Other.');
  expect(next.asides.map(({ draft }) => draft.note)).toEqual(['One.']);
});

it('brings nothing back that was thrown away as the page went', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  const { current, ...rest } = kept('Softer.', 5);
  const thrownAway: Kept = {
    ...{ ...rest, current: null, gone: 1 },
    asides: [{ draft: current!.draft, at: 6 }],
  };
  void page.follow(DRAFT, thrownAway, never);
  page.leave();
  expect(makeLeftDrafts(log).with(DRAFT, kept('Softer.', 5))).toEqual(thrownAway);
});

it('takes away what was written down when it is nobody’s to keep here', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  void page.follow(DRAFT, kept('Softer.', 5), never);
  page.leave();
  page.forget(DRAFT);
  expect(log.items.size).toBe(0);
});

it('brings a test play that was going on as the page went', () => {
  const log = localStore();
  const page = makeLeftDrafts(log);
  const playing: Kept = { ...NOTHING_KEPT, play: { session: { log: [] }, at: 8 } };
  void page.follow(DRAFT, playing, never);
  page.leave();
  expect(makeLeftDrafts(log).with(DRAFT, NOTHING_KEPT)).toEqual(playing);
});
