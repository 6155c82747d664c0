import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSame } from '../lib/json.ts';
import { ServerError } from '../sync/status.ts';
import type { DraftDocument } from './documents.ts';
import { copyOf } from './documents.ts';
import { makeDraft } from './draft.ts';
import type { Dated } from './port.ts';

const GIVEN: DraftDocument = {
  ...{ uid: 'anna', email: 'anna@crema.test', game: 'sudoku-shift', id: '516' },
  ...{ puzzle: '"given"', base: 0, note: '', plays: '[]', revision: 0 },
};
const PLAY = {
  ...{ hash: '1', at: 1, email: 'anna@crema.test', note: '' },
  ...{ times: [1], hints: [0], finished: true },
};

/** The server's drafts of one editor and puzzle, by copy, and the browser's unsaved ones. */
function stage() {
  const server = new Map<number, DraftDocument>();
  let unsaved: DraftDocument | null = null;
  const trouble: { error: Error | null } = { error: null };
  const browser = { isFull: false };
  const listed = (): Dated<DraftDocument>[] =>
    [...server].reverse().map(([copy, draft]) => ({ ...draft, key: `${copy}`, at: copy }));
  const desk = {
    saveDraft: vi.fn(async (draft: DraftDocument) => {
      if (trouble.error) throw trouble.error;
      const stored = server.get(copyOf(draft));
      if (isSame(stored, draft)) return true;
      if (draft.revision !== (stored?.revision ?? 0) + 1) return false;
      server.set(copyOf(draft), draft);
      return true;
    }),
    removeDraft: vi.fn(async (draft: DraftDocument) => {
      if (trouble.error) throw trouble.error;
      const stored = server.get(copyOf(draft));
      if (stored && stored.revision !== draft.revision) return false;
      server.delete(copyOf(draft));
      return true;
    }),
  };
  const open = () => {
    const draft = makeDraft(
      { given: GIVEN, served: listed(), unsaved },
      {
        desk,
        keepUnsaved: (now) => {
          if (!browser.isFull) unsaved = now;
          return !browser.isFull;
        },
        later(run, ms) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        random: () => 0.5,
      },
    );
    draft.open();
    return draft;
  };
  return { server, listed, desk, trouble, browser, open, unsaved: () => unsaved };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const AWAY = new ServerError('unavailable');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is what players get until something is changed', async () => {
  const { open, desk } = stage();
  const draft = open();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"given"', saving: 'untouched', copy: 1 });
  draft.complete('"given"', '"measured"');
  await pass(60_000);
  expect(desk.saveDraft).not.toHaveBeenCalled();
});

it('is saved after the last of several edits, and found again', async () => {
  const { open, desk, server, unsaved } = stage();
  const draft = open();
  draft.edit('"one"');
  await pass(1000);
  draft.edit('"two"');
  draft.writeNote('Softer.');
  draft.addPlay(PLAY);
  expect(draft.getSnapshot().saving).toBe('unsaved');
  expect(unsaved()?.puzzle).toBe('"two"');
  await pass(1500);
  expect(desk.saveDraft).toHaveBeenCalledTimes(1);
  expect(draft.getSnapshot().saving).toBe('saved');
  expect(unsaved()).toBeNull();
  expect(server.get(1)).toMatchObject({ puzzle: '"two"', revision: 1 });
  expect(open().getSnapshot()).toMatchObject({
    ...{ puzzle: '"two"', note: 'Softer.', plays: [PLAY], saving: 'saved' },
  });
});

it('saves what was written while a save was in flight', async () => {
  const { open, desk, server } = stage();
  const draft = open();
  let answer = (_saved: boolean) => {};
  desk.saveDraft.mockImplementationOnce((asked) => {
    server.set(1, asked);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  draft.edit('"one"');
  await pass(1500);
  draft.edit('"two"');
  answer(true);
  await pass(0);
  expect(draft.getSnapshot().saving).toBe('unsaved');
  await pass(1500);
  expect(server.get(1)).toMatchObject({ puzzle: '"two"', revision: 2 });
  expect(draft.getSnapshot().saving).toBe('saved');
});

it('undoes and redoes edits, and no measurement', () => {
  const draft = stage().open();
  draft.edit('"one"');
  draft.complete('"one"', '"one, 3 beans"');
  draft.complete('"one"', '"too late"');
  draft.edit('"two"');
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"one, 3 beans"', canRedo: true });
  draft.undo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"given"', canUndo: false });
  draft.redo();
  draft.redo();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"two"', canRedo: false });
  draft.undo();
  draft.edit('"three"');
  expect(draft.getSnapshot().canRedo).toBe(false);
});

it('goes on as a second draft where another bench has saved first', async () => {
  const { open, server } = stage();
  const [here, there] = [open(), open()];
  there.edit('"there"');
  await pass(1500);
  here.edit('"here"');
  await pass(1500);
  expect(here.getSnapshot()).toMatchObject({ copy: 2, isSplit: true, saving: 'saved' });
  expect(server.get(1)).toMatchObject({ puzzle: '"there"' });
  expect(server.get(2)).toMatchObject({ puzzle: '"here"', copy: 2, revision: 1 });
  // The two benches save independently from now on.
  there.edit('"there, on"');
  here.edit('"here, on"');
  await pass(1500);
  expect([...server.values()].map(({ puzzle }) => puzzle)).toEqual(['"there, on"', '"here, on"']);
});

it('takes the next number where the second draft’s is taken as well', async () => {
  const { open, server } = stage();
  const benches = [open(), open(), open()];
  for (const [i, bench] of benches.entries()) {
    bench.edit(`"${i}"`);
    await pass(60_000);
  }
  expect(server.size).toBe(3);
  expect(benches.map((bench) => bench.getSnapshot().copy)).toEqual([1, 2, 3]);
});

it('follows another bench that has saved, while nothing is unsaved here', async () => {
  const { open, listed } = stage();
  const [here, there] = [open(), open()];
  there.edit('"there"');
  await pass(1500);
  here.meet(listed());
  expect(here.getSnapshot()).toMatchObject({ puzzle: '"there"', saving: 'saved' });
  here.edit('"here"');
  await pass(1500);
  expect(here.getSnapshot()).toMatchObject({ isSplit: false, saving: 'saved' });
  // An outdated answer of the server is ignored.
  const before = listed().map((one) => ({ ...one, puzzle: '"old"', revision: 1 }));
  here.meet(before);
  expect(here.getSnapshot().puzzle).toBe('"here"');
});

it('waits in the browser while the server is away, also for the next bench', async () => {
  const { open, trouble, server, desk, unsaved } = stage();
  trouble.error = AWAY;
  const draft = open();
  draft.edit('"one"');
  await pass(60_000);
  expect(desk.saveDraft.mock.calls.length).toBeGreaterThan(1);
  expect(draft.getSnapshot()).toMatchObject({ saving: 'unsaved', refusal: null });
  const closed = draft.close();
  await pass(60_000);
  await closed;
  expect(unsaved()?.puzzle).toBe('"one"');
  expect(vi.getTimerCount()).toBe(0);
  trouble.error = null;
  const next = open();
  expect(next.getSnapshot()).toMatchObject({ puzzle: '"one"', saving: 'unsaved' });
  await pass(0);
  expect(next.getSnapshot().saving).toBe('saved');
  expect(server.get(1)?.puzzle).toBe('"one"');
});

it('is saved at once when the network is back', async () => {
  const { open, trouble, server } = stage();
  trouble.error = AWAY;
  const draft = open();
  draft.edit('"one"');
  await pass(3_600_000);
  trouble.error = null;
  await draft.save();
  expect(server.get(1)?.puzzle).toBe('"one"');
});

it('knows its own save, of which the answer was lost', async () => {
  const { open, server, desk, unsaved } = stage();
  const draft = open();
  desk.saveDraft.mockImplementationOnce(async (asked) => {
    server.set(1, asked);
    throw AWAY;
  });
  draft.edit('"one"');
  await pass(1500);
  expect(unsaved()).not.toBeNull();
  expect(open().getSnapshot()).toMatchObject({ puzzle: '"one"', saving: 'saved', copy: 1 });
});

it('repeats a save of which the answer was lost, and then saves what was written since', async () => {
  const { open, server, desk } = stage();
  const draft = open();
  desk.saveDraft.mockImplementationOnce(async (asked) => {
    server.set(1, asked);
    throw AWAY;
  });
  draft.edit('"one"');
  await pass(1500);
  draft.edit('"two"');
  await pass(60_000);
  expect(draft.getSnapshot()).toMatchObject({ copy: 1, isSplit: false, saving: 'saved' });
  expect([...server.values()]).toMatchObject([{ puzzle: '"two"', revision: 2 }]);
});

it('goes on as the same second draft where the answer to its first save was lost', async () => {
  const { open, server, desk } = stage();
  const [here, there] = [open(), open()];
  there.edit('"there"');
  await pass(1500);
  const save = desk.saveDraft.getMockImplementation()!;
  desk.saveDraft.mockImplementationOnce(save).mockImplementationOnce(async (asked) => {
    server.set(2, asked);
    throw AWAY;
  });
  here.edit('"here"');
  await pass(60_000);
  expect(here.getSnapshot()).toMatchObject({ copy: 2, isSplit: true, saving: 'saved' });
  expect([...server.values()]).toMatchObject([{ puzzle: '"there"' }, { puzzle: '"here"' }]);
});

it('says so when the browser cannot keep what the server does not have', async () => {
  const { open, browser, trouble } = stage();
  browser.isFull = true;
  trouble.error = AWAY;
  const draft = open();
  draft.edit('"one"');
  expect(draft.getSnapshot().saving).toBe('unkept');
  trouble.error = null;
  await draft.save();
  expect(draft.getSnapshot().saving).toBe('saved');
});

it('unsaved words become a second draft where another device has gone on meanwhile', async () => {
  const { open, trouble, server } = stage();
  trouble.error = AWAY;
  const here = open();
  here.edit('"here"');
  await here.close();
  trouble.error = null;
  server.set(1, { ...GIVEN, puzzle: '"there"', revision: 1 });
  const next = open();
  await pass(1500);
  expect(next.getSnapshot()).toMatchObject({ puzzle: '"here"', copy: 2, isSplit: true });
  expect(server.get(1)?.puzzle).toBe('"there"');
});

it('says why the server refuses it, and keeps it', async () => {
  const { open, trouble, unsaved } = stage();
  trouble.error = new ServerError('permission-denied', 'No longer staff.');
  const draft = open();
  draft.edit('"one"');
  await pass(1500);
  expect(draft.getSnapshot()).toMatchObject({ refusal: trouble.error, saving: 'unsaved' });
  expect(unsaved()?.puzzle).toBe('"one"');
  trouble.error = null;
  await draft.save();
  expect(draft.getSnapshot()).toMatchObject({ refusal: null, saving: 'saved' });
});

it('is thrown away here and on the server, and can be brought back', async () => {
  const { open, server, unsaved } = stage();
  const draft = open();
  draft.edit('"one"');
  draft.writeNote('Softer.');
  await pass(1500);
  await draft.discard();
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"given"', saving: 'untouched' });
  expect([server.size, unsaved()]).toEqual([0, null]);
  draft.restore();
  await pass(0);
  expect(server.get(1)).toMatchObject({ puzzle: '"one"', note: 'Softer.', revision: 1 });
  await draft.discard();
  draft.edit('"two"');
  expect(draft.getSnapshot().thrown).toBeNull();
  await pass(1500);
  expect([...server.keys()]).toEqual([1]);
});

it('stays where the server cannot be told to throw it away', async () => {
  const { open, server, trouble } = stage();
  const draft = open();
  draft.edit('"one"');
  await pass(1500);
  trouble.error = AWAY;
  await expect(draft.discard()).rejects.toBe(AWAY);
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"one"', saving: 'saved' });
  expect(server.size).toBe(1);
});

it('is tried again where it was owed and could not be thrown away', async () => {
  const { open, server, trouble } = stage();
  const draft = open();
  draft.edit('"one"');
  await pass(1500);
  draft.edit('"two"');
  trouble.error = AWAY;
  await expect(draft.discard()).rejects.toBe(AWAY);
  trouble.error = null;
  await pass(60_000);
  expect(server.get(1)?.puzzle).toBe('"two"');
});

it('keeps what is written while it is being thrown away', async () => {
  const { open, server, desk, unsaved } = stage();
  const draft = open();
  draft.edit('"one"');
  await pass(1500);
  let answer = () => {};
  desk.removeDraft.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return server.delete(1);
  });
  const done = draft.discard();
  await pass(0);
  draft.writeNote('Softer.');
  await pass(60_000);
  answer();
  await done;
  expect(draft.getSnapshot()).toMatchObject({ note: 'Softer.', saving: 'unsaved', thrown: null });
  expect(unsaved()?.note).toBe('Softer.');
  await pass(1500);
  expect(server.get(1)).toMatchObject({ note: 'Softer.', revision: 1 });
});

it('is not thrown away where another bench has saved it since', async () => {
  const { open, server, listed } = stage();
  const here = open();
  here.edit('"here"');
  await pass(1500);
  server.set(1, { ...server.get(1)!, puzzle: '"there"', revision: 2 });
  expect(await here.discard()).toBe(false);
  expect(server.get(1)?.puzzle).toBe('"there"');
  here.meet(listed());
  expect(here.getSnapshot().puzzle).toBe('"there"');
});

it('goes on with a colleague’s draft as one more of its own', async () => {
  const { open, server } = stage();
  const draft = open();
  draft.edit('"mine"');
  await draft.takeOver({ ...GIVEN, uid: 'ben', puzzle: '"ben’s"', note: 'Softer.', revision: 7 });
  await pass(1500);
  expect(server.get(1)).toMatchObject({ uid: 'anna', puzzle: '"mine"' });
  expect(server.get(2)).toMatchObject({ uid: 'anna', puzzle: '"ben’s"', note: 'Softer.' });
  expect(draft.getSnapshot()).toMatchObject({ copy: 2, saving: 'saved', canUndo: false });
});

it('changes between its own drafts, and first saves the one on the bench', async () => {
  const { open, server, trouble } = stage();
  server.set(1, { ...GIVEN, puzzle: '"first"', revision: 3 });
  server.set(2, { ...GIVEN, puzzle: '"second"', copy: 2, revision: 1 });
  const draft = open();
  expect(draft.getSnapshot().copy).toBe(2);
  draft.edit('"second, on"');
  trouble.error = AWAY;
  await expect(draft.takeOver(server.get(1)!)).rejects.toThrow('Your draft is not saved yet');
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"second, on"', copy: 2 });
  trouble.error = null;
  await draft.takeOver(server.get(1)!);
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"first"', copy: 1, saving: 'saved' });
  expect(server.get(2)?.puzzle).toBe('"second, on"');
  draft.edit('"first, on"');
  await pass(1500);
  expect(server.get(1)).toMatchObject({ puzzle: '"first, on"', revision: 4 });
});

it('shows what is published meanwhile, unless there is a draft', () => {
  const draft = stage().open();
  draft.renew({ ...GIVEN, puzzle: '"version 2"', base: 1 });
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"version 2"', base: 1 });
  draft.edit('"mine"');
  draft.renew({ ...GIVEN, puzzle: '"version 3"', base: 2 });
  expect(draft.getSnapshot()).toMatchObject({ puzzle: '"mine"', base: 1 });
  draft.rebase(2);
  expect(draft.getSnapshot().base).toBe(2);
});

it('saves once more when it is closed, and then leaves the server alone', async () => {
  const { open, server, desk } = stage();
  const draft = open();
  draft.edit('"one"');
  const closed = draft.close();
  await pass(0);
  await closed;
  expect(server.get(1)?.puzzle).toBe('"one"');
  await pass(3_600_000);
  expect(desk.saveDraft).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
