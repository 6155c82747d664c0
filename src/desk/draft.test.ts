import { beforeEach, expect, it, vi } from 'vitest';
import { type DraftContent, makeDraft, parseDraft } from './draft.ts';

const GIVEN: DraftContent = { puzzle: 'given', base: 3 };
const keep = vi.fn((_: DraftContent | null) => true);

beforeEach(() => {
  keep.mockReset().mockReturnValue(true);
});

it('is what players get until it is edited, and again once all is undone', () => {
  const draft = makeDraft(GIVEN, null, keep);
  expect(draft.getSnapshot()).toMatchObject({ ...GIVEN, saving: 'untouched', steps: 0 });
  draft.edit('one');
  draft.edit('two');
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'two', saving: 'kept', steps: 2 });
  expect(keep).toHaveBeenLastCalledWith({ puzzle: 'two', base: 3 });
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'one', canRedo: true });
  draft.undo();
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ ...GIVEN, saving: 'untouched', steps: 0 });
  expect(keep).toHaveBeenLastCalledWith(null);
  draft.redo();
  draft.redo();
  draft.redo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'two', canRedo: false });
  draft.undo();
  draft.edit('three');
  expect(draft.getSnapshot().canRedo).toBe(false);
});

it('tells those who look at it of each change', () => {
  const draft = makeDraft(GIVEN, null, keep);
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.edit('one');
  draft.edit('one');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  draft.undo();
  expect(listener).toHaveBeenCalledOnce();
});

it('goes on with the draft that an earlier bench has left', () => {
  const draft = makeDraft(GIVEN, { puzzle: 'left', base: 1 }, keep);
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'left', base: 1, saving: 'kept' });
});

it('says where the browser cannot keep it', () => {
  const draft = makeDraft(GIVEN, null, keep);
  keep.mockReturnValue(false);
  draft.edit('one');
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'one', saving: 'unkept' });
});

it('is completed without a step, and only the text that was measured', () => {
  const draft = makeDraft(GIVEN, null, keep);
  draft.edit('one');
  draft.complete('one', 'one, 3 beans');
  draft.complete('one', 'one, 4 beans');
  expect(draft.getSnapshot().puzzle).toBe('one, 3 beans');
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'given', steps: 0 });
});

it('begins anew, and that is undone as any other step', () => {
  const draft = makeDraft(GIVEN, null, keep);
  draft.edit('one');
  draft.startOver();
  expect(draft.getSnapshot()).toMatchObject({ ...GIVEN, saving: 'untouched' });
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'one', saving: 'kept' });
});

it('follows what players get while it is untouched, and no step leads behind that', () => {
  const draft = makeDraft(GIVEN, null, keep);
  draft.edit('one');
  draft.undo();
  draft.renew({ puzzle: 'another', base: 4 });
  expect(draft.getSnapshot()).toMatchObject({
    ...{ puzzle: 'another', base: 4, saving: 'untouched' },
    ...{ steps: 0, canRedo: false },
  });
  keep.mockClear();
  draft.renew({ puzzle: 'a third one', base: 5 });
  // Another tab may have a draft.
  expect(keep).not.toHaveBeenCalled();
});

it('stays as it is, with its base, when somebody has changed the puzzle meanwhile', () => {
  const draft = makeDraft(GIVEN, null, keep);
  draft.edit('mine');
  draft.renew({ puzzle: 'theirs', base: 4 });
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'mine', base: 3, saving: 'kept' });
  draft.rebase(4);
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'mine', base: 4, saving: 'kept' });
  expect(keep).toHaveBeenLastCalledWith({ puzzle: 'mine', base: 4 });
});

it('is no draft any more once players get it', () => {
  const draft = makeDraft(GIVEN, null, keep);
  draft.edit('mine');
  draft.renew({ puzzle: 'mine', base: 4 });
  expect(draft.getSnapshot()).toMatchObject({ puzzle: 'mine', base: 4, saving: 'untouched' });
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('is read as it was kept, and nothing else is', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(GIVEN)))).toEqual(GIVEN);
  for (const none of [null, 7, {}, { puzzle: 'x' }, { puzzle: 1, base: 1 }, { ...GIVEN, base: -1 }])
    expect(parseDraft(none)).toBeNull();
});
