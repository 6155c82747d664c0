import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { ServerError } from '../../sync/status.ts';
import { type DraftDocument, MAX_DRAFT } from '../documents.ts';
import type { Dated } from '../port.ts';
import { type KeeperStart, makeDraftKeeper } from './keeper.ts';
import { type Kept, keptJson, NOTHING_KEPT, parseKept } from './keptDraft.ts';

const GIVEN: DraftDocument = {
  uid: 'anna',
  email: 'anna@crema.test',
  game: 'sudoku-shift',
  id: '516',
  puzzle: '"given"',
  base: 0,
  note: '',
  plays: '[]',
  revision: 0,
};

const dated = (draft: DraftDocument, at = 5): Dated<DraftDocument> => ({
  ...draft,
  key: 'k',
  at,
});

/** A server that all devices of the test share. */
function server() {
  let draft: DraftDocument | null = null;
  let offline = false;
  let answerLost = false;
  let attempts = 0;
  const check = () => {
    if (offline) throw new ServerError('unavailable');
  };
  return {
    stored: () => draft,
    put: (changes: Partial<DraftDocument>) => {
      draft = { ...(draft ?? GIVEN), ...changes };
    },
    setOffline: (value: boolean) => {
      offline = value;
    },
    loseAnswer: () => {
      answerLost = true;
    },
    attempts: () => attempts,
    desk: {
      async readDraft() {
        check();
        return draft === null ? null : dated(draft);
      },
      async saveDraft(saved: DraftDocument) {
        attempts += 1;
        check();
        if (saved.revision !== (draft?.revision ?? 0) + 1) return false;
        draft = saved;
        if (answerLost) {
          answerLost = false;
          throw new ServerError('unavailable');
        }
        return true;
      },
      async removeDraft() {
        check();
        draft = null;
      },
    },
  };
}

type Server = ReturnType<typeof server>;

/** One device at it; timers run when they are told to. */
function device(cloud: Server, start: Partial<KeeperStart> = {}) {
  let timer: (() => void) | null = null;
  const waits: number[] = [];
  let kepts = 0;
  let kept: Kept = start.kept ?? NOTHING_KEPT;
  let isFull = false;
  const keeper = makeDraftKeeper(
    { given: GIVEN, kept, served: null, ...start },
    {
      desk: cloud.desk,
      async keep(now) {
        kepts += 1;
        if (isFull) throw new Error('full');
        kept = parseKept(JSON.parse(JSON.stringify(keptJson(GIVEN, now))), GIVEN);
      },
      now: () => 7,
      random: () => 0.5,
      later(run, ms) {
        timer = run;
        waits.push(ms);
        return () => {
          if (timer === run) timer = null;
        };
      },
    },
  );
  keeper.open();
  return {
    keeper,
    see: () => keeper.getSnapshot(),
    kept: () => kept,
    /** How often the device was written to. */
    kepts: () => kepts,
    /** How long was waited for what, in ms. */
    waits,
    isWaiting: () => timer !== null,
    fill: () => {
      isFull = true;
    },
    /** Lets everything that waits happen. */
    async settle() {
      for (let i = 0; i < 5; i++) {
        const run = timer;
        timer = null;
        run?.();
        await new Promise((resolve) => setImmediate(resolve));
        if (cloudIsOff(keeper.getSnapshot().keeping)) break;
      }
    },
  };
}

/** Offline it would be tried for ever. */
const cloudIsOff = (keeping: string) => keeping === 'device';

describe('a draft', () => {
  it('is none before the first edit', async () => {
    const cloud = server();
    const { see, settle, kept } = device(cloud);
    await settle();
    expect(see()).toMatchObject({ puzzle: '"given"', keeping: 'untouched', canUndo: false });
    expect(cloud.stored()).toBeNull();
    expect(kept()).toEqual(NOTHING_KEPT);
  });

  it('is on the device at once and on the server soon after', async () => {
    const cloud = server();
    const { keeper, see, settle, kept } = device(cloud);
    keeper.edit('"one"');
    await Promise.resolve();
    expect(see()).toMatchObject({ puzzle: '"one"', keeping: 'device', canUndo: true });
    expect(kept().current).toMatchObject({ sent: false, draft: { puzzle: '"one"' } });
    await settle();
    expect(see().keeping).toBe('server');
    expect(cloud.stored()).toMatchObject({ puzzle: '"one"', revision: 1 });
    keeper.writeNote('Too hard?');
    await settle();
    expect(cloud.stored()).toMatchObject({ note: 'Too hard?', revision: 2 });
    expect(kept().current).toMatchObject({ sent: true });
  });

  it('sends no half of a character, which the server would never take', async () => {
    const cloud = server();
    const { keeper, settle } = device(cloud);
    keeper.edit('"one"');
    keeper.writeNote('Too hard? \ud83d');
    await settle();
    expect(cloud.stored()).toMatchObject({ note: 'Too hard? ' });
  });

  it('goes back and forth through its edits, and completes the last without one of its own', () => {
    const { keeper, see } = device(server());
    keeper.edit('"one"');
    keeper.complete('"one"', '"one, measured"');
    keeper.edit('"two"');
    keeper.undo();
    expect(see()).toMatchObject({ puzzle: '"one, measured"', canRedo: true });
    keeper.undo();
    expect(see()).toMatchObject({ puzzle: '"given"', canUndo: false });
    keeper.redo();
    keeper.redo();
    expect(see()).toMatchObject({ puzzle: '"two"', canRedo: false });
    keeper.undo();
    keeper.edit('"three"');
    expect(see().canRedo).toBe(false);
  });

  it('leaves an undo alone when what was found is for the puzzle before it', () => {
    const { keeper, see } = device(server());
    keeper.edit('"one"');
    keeper.undo();
    keeper.complete('"one"', '"one, measured"');
    expect(see()).toMatchObject({ puzzle: '"given"', canRedo: true });
  });

  it('outlives a reload offline, and is sent when there is a network', async () => {
    const cloud = server();
    cloud.setOffline(true);
    const first = device(cloud, { served: undefined });
    first.keeper.edit('"one"');
    await first.settle();
    expect(first.see()).toMatchObject({ keeping: 'device', refusal: null });
    const second = device(cloud, { kept: first.kept(), served: undefined });
    expect(second.see().puzzle).toBe('"one"');
    cloud.setOffline(false);
    await second.keeper.retry();
    expect(second.see().keeping).toBe('server');
    expect(cloud.stored()).toMatchObject({ puzzle: '"one"', revision: 1 });
  });

  it('says so when the device cannot keep it', async () => {
    const { keeper, see, settle, fill } = device(server());
    fill();
    keeper.edit('"one"');
    await eventually(() => expect(see().keeping).toBe('unkept'));
    await settle();
    expect(see().puzzle).toBe('"one"');
  });

  it('takes a copy whose answer was lost for what it is', async () => {
    const cloud = server();
    const { keeper, see } = device(cloud);
    keeper.edit('"one"');
    cloud.loseAnswer();
    await keeper.retry();
    expect(see().keeping).toBe('device');
    await keeper.retry();
    expect(see()).toMatchObject({ keeping: 'server', rival: null });
    keeper.edit('"two"');
    await keeper.retry();
    expect(cloud.stored()).toMatchObject({ puzzle: '"two"', revision: 2 });
  });

  it('takes it for what it is even when it was changed since', async () => {
    const cloud = server();
    const { keeper, see } = device(cloud);
    keeper.edit('"one"');
    cloud.loseAnswer();
    await keeper.retry();
    keeper.edit('"two"');
    await keeper.retry();
    await keeper.retry();
    expect(see()).toMatchObject({ rival: null, keeping: 'server' });
    expect(cloud.stored()).toMatchObject({ puzzle: '"two"', revision: 2 });
  });
});

describe('two devices of one editor', () => {
  /** Both have "one"; the other has gone on to "theirs" while this one made "ours". */
  async function apart() {
    const cloud = server();
    const here = device(cloud);
    here.keeper.edit('"one"');
    await here.settle();
    cloud.put({ puzzle: '"theirs"', revision: 2 });
    here.keeper.edit('"ours"');
    await here.keeper.retry();
    return { cloud, here };
  }

  it('are told, and nothing is written over', async () => {
    const { cloud, here } = await apart();
    expect(here.see()).toMatchObject({ puzzle: '"ours"', rival: { puzzle: '"theirs"' } });
    here.keeper.edit('"ours, later"');
    await here.settle();
    expect(cloud.stored()).toMatchObject({ puzzle: '"theirs"', revision: 2 });
  });

  it('goes on with this one, and puts the other aside', async () => {
    const { cloud, here } = await apart();
    here.keeper.choose('this');
    await here.settle();
    expect(cloud.stored()).toMatchObject({ puzzle: '"ours"', revision: 3 });
    expect(here.see()).toMatchObject({ rival: null, asides: [{ draft: { puzzle: '"theirs"' } }] });
    expect(here.kept().asides).toHaveLength(1);
  });

  it('puts both aside where the draft is thrown away', async () => {
    const { here } = await apart();
    await here.keeper.discard().catch(() => {});
    const puzzles = () => here.see().asides.map(({ draft }) => draft.puzzle);
    expect(puzzles().toSorted()).toEqual(['"ours"', '"theirs"']);
  });

  it('goes on with the other, and puts this one aside; undo comes back', async () => {
    const { here } = await apart();
    here.keeper.choose('other');
    expect(here.see()).toMatchObject({ puzzle: '"theirs"', keeping: 'server' });
    expect(here.see().asides).toMatchObject([{ draft: { puzzle: '"ours"' } }]);
    here.keeper.undo();
    expect(here.see().puzzle).toBe('"ours"');
  });

  it('is no quarrel where only one has changed something', async () => {
    const cloud = server();
    const here = device(cloud);
    here.keeper.edit('"one"');
    await here.settle();
    cloud.put({ puzzle: '"theirs"', revision: 2 });
    const again = device(cloud, { kept: here.kept(), served: dated(cloud.stored()!) });
    expect(again.see()).toMatchObject({ puzzle: '"theirs"', rival: null, keeping: 'server' });
  });

  it('goes on as a new one where the other device has thrown it away', async () => {
    const cloud = server();
    const here = device(cloud);
    here.keeper.edit('"one"');
    await here.settle();
    await cloud.desk.removeDraft();
    here.keeper.edit('"two"');
    await here.keeper.retry();
    await here.keeper.retry();
    expect(cloud.stored()).toMatchObject({ puzzle: '"two"', revision: 1 });
  });
});

describe('a bench that was left', () => {
  it('sends once more, and is then silent on device and server', async () => {
    const cloud = server();
    cloud.setOffline(true);
    const left = device(cloud);
    left.keeper.edit('"left"');
    await left.settle();
    const [attempts, kepts] = [cloud.attempts(), left.kepts()];
    await left.keeper.close();
    expect(cloud.attempts()).toBe(attempts + 1);
    expect(left.isWaiting()).toBe(false);
    left.keeper.edit('"too late"');
    await left.keeper.retry();
    await left.keeper.close();
    expect([cloud.attempts(), left.kepts()]).toEqual([attempts + 1, kepts]);
    expect(left.isWaiting()).toBe(false);
    expect(left.kept().current).toMatchObject({ draft: { puzzle: '"left"' }, sent: false });
  });

  it('sends what was changed while an older save was on its way', async () => {
    const cloud = server();
    const { keeper } = device(cloud);
    keeper.edit('"one"');
    const sending = keeper.retry();
    keeper.edit('"two"');
    await keeper.close();
    await sending;
    expect(cloud.stored()).toMatchObject({ puzzle: '"two"', revision: 2 });
  });

  it('is no rival of the one that is opened next', async () => {
    const cloud = server();
    const left = device(cloud);
    left.keeper.edit('"left"');
    const next = device(cloud, { kept: left.kept(), served: undefined });
    await left.keeper.close();
    next.keeper.edit('"next"');
    await next.keeper.retry();
    await next.keeper.retry();
    expect(next.see()).toMatchObject({ rival: null, keeping: 'server' });
    expect(cloud.stored()).toMatchObject({ puzzle: '"next"', revision: 2 });
  });

  it('goes on when it is opened again', async () => {
    const cloud = server();
    const { keeper, settle } = device(cloud);
    keeper.edit('"one"');
    void keeper.close();
    keeper.open();
    await settle();
    keeper.edit('"two"');
    await settle();
    expect(cloud.stored()).toMatchObject({ puzzle: '"two"', revision: 2 });
  });
});

describe('a save that is not taken', () => {
  it('is tried less and less often, and soon again once one was taken', async () => {
    const cloud = server();
    cloud.setOffline(true);
    const { keeper, waits } = device(cloud);
    keeper.edit('"one"');
    waits.length = 0;
    for (let i = 0; i < 9; i++) await keeper.retry();
    const doubled = waits.slice(1, 6).map((wait, i) => wait / waits[i]!);
    expect(doubled).toEqual([2, 2, 2, 2, 2]);
    expect(waits.at(-1)).toBe(waits.at(-2));
    expect(waits.at(-1)).toBeLessThanOrEqual(5 * 60_000);
    cloud.setOffline(false);
    await keeper.retry();
    cloud.setOffline(true);
    keeper.edit('"two"');
    await keeper.retry();
    expect(waits.at(-1)).toBe(waits[0]);
  });

  it('does not loop where the server refuses what it says is not there', async () => {
    const cloud = server();
    const { keeper, waits } = device(cloud);
    cloud.desk.saveDraft = async () => false;
    keeper.edit('"one"');
    waits.length = 0;
    for (let i = 0; i < 3; i++) await keeper.retry();
    expect(waits).toHaveLength(3);
    expect(waits[2]).toBe(4 * waits[0]!);
  });
});

describe('what the server says after the bench was opened', () => {
  const OLD: Kept = {
    ...NOTHING_KEPT,
    current: { draft: { ...GIVEN, revision: 2 }, sent: true, at: 1 },
  };
  const newer = dated({ ...GIVEN, puzzle: '"newer"', revision: 5 });

  it('takes the place of an older copy that nobody has changed here', async () => {
    const { keeper, see, kept } = device(server(), { kept: OLD, served: undefined });
    expect(see()).toMatchObject({ puzzle: '"given"', keeping: 'server' });
    keeper.meet(newer);
    expect(see()).toMatchObject({ puzzle: '"newer"', rival: null, keeping: 'server' });
    await Promise.resolve();
    expect(kept().current).toMatchObject({ draft: { puzzle: '"newer"', revision: 5 } });
  });

  it('is the draft where this device had none', () => {
    const { keeper, see } = device(server(), { served: undefined });
    keeper.meet(newer);
    expect(see()).toMatchObject({ puzzle: '"newer"', keeping: 'server' });
  });

  it('is a rival of what was changed here meanwhile', () => {
    const { keeper, see } = device(server(), { kept: OLD, served: undefined });
    keeper.edit('"mine"');
    keeper.meet(newer);
    expect(see()).toMatchObject({ puzzle: '"mine"', rival: { puzzle: '"newer"' } });
  });

  it('has what is left here go on as a new one where it was thrown away', async () => {
    const cloud = server();
    const { keeper, settle } = device(cloud, { kept: OLD, served: undefined });
    keeper.meet(null);
    await settle();
    expect(cloud.stored()).toMatchObject({ puzzle: '"given"', revision: 1 });
  });

  it('brings nothing back that was read before the last save from here', async () => {
    const cloud = server();
    cloud.put({ puzzle: '"old"', revision: 2 });
    const old = dated(cloud.stored()!);
    const { keeper, see, settle } = device(cloud, { served: undefined });
    keeper.meet(old);
    keeper.edit('"mine"');
    const sending = keeper.retry();
    keeper.meet(old);
    await sending;
    keeper.meet(old);
    keeper.meet(null);
    await settle();
    expect(see()).toMatchObject({ puzzle: '"mine"', rival: null, keeping: 'server' });
    await keeper.discard();
    keeper.meet(old);
    expect(see()).toMatchObject({ puzzle: '"given"', keeping: 'untouched' });
  });

  it('is undone by one step', async () => {
    const { keeper, see, settle } = device(server());
    keeper.edit('"mine"');
    await settle();
    keeper.meet(newer);
    keeper.undo();
    expect(see()).toMatchObject({ puzzle: '"mine"' });
  });
});

it('puts its own aside when it takes over another', async () => {
  const { keeper, see } = device(server());
  keeper.edit('"mine"');
  keeper.takeOver({ puzzle: '"bob’s"', note: 'by Bob', plays: '[]' });
  expect(see()).toMatchObject({ puzzle: '"bob’s"', note: 'by Bob' });
  expect(see().asides).toMatchObject([{ draft: { puzzle: '"mine"' } }]);
  keeper.undo();
  expect(see().puzzle).toBe('"mine"');
});

it('leaves nothing of what was published but a copy aside', async () => {
  const cloud = server();
  const { keeper, see, settle } = device(cloud);
  keeper.edit('"one"');
  await settle();
  await keeper.discard();
  expect(cloud.stored()).toBeNull();
  expect(see()).toMatchObject({ keeping: 'untouched', puzzle: '"given"' });
  expect(see().asides).toMatchObject([{ draft: { puzzle: '"one"' } }]);
});

describe('what was thrown away while the server could not be told', () => {
  /** The draft was on the server, and thrown away here: what the device keeps. */
  async function thrownAway(cloud: Server) {
    const { keeper, settle, kept } = device(cloud);
    keeper.edit('"one"');
    await settle();
    cloud.setOffline(true);
    await expect(keeper.discard()).rejects.toMatchObject({ status: 'unavailable' });
    await keeper.close();
    cloud.setOffline(false);
    expect(cloud.stored()).not.toBeNull();
    return kept();
  }

  it('does not come back from there, and is removed', async () => {
    const cloud = server();
    const before = await thrownAway(cloud);
    const served = dated(cloud.stored()!);
    const { see, settle, kept } = device(cloud, { kept: before, served });
    expect(see()).toMatchObject({ keeping: 'untouched', puzzle: '"given"' });
    await settle();
    expect(cloud.stored()).toBeNull();
    expect(kept()).toMatchObject({ current: null, gone: 0 });
  });

  it('gives way to what is begun anew, without a question', async () => {
    const cloud = server();
    const before = await thrownAway(cloud);
    const there = dated(cloud.stored()!);
    // The server answers before the first edit is sent, or only then.
    for (const served of [there, undefined]) {
      cloud.put(there);
      const { keeper, see, settle } = device(cloud, { kept: before, served: undefined });
      keeper.edit('"two"');
      keeper.meet(served);
      await settle();
      // Where it was refused first it is sent once more.
      await settle();
      expect(see()).toMatchObject({ keeping: 'server', puzzle: '"two"', rival: null });
      expect(cloud.stored()).toMatchObject({ puzzle: '"two"' });
    }
  });

  it('is put aside where another device had begun anew, and was no further on', async () => {
    const cloud = server();
    const before = await thrownAway(cloud);
    cloud.put({ ...GIVEN, puzzle: '"anew"', revision: 1 });
    const { keeper, see, settle } = device(cloud, { kept: before, served: dated(cloud.stored()!) });
    keeper.edit('"two"');
    await settle();
    expect(see().asides.map(({ draft }) => draft.puzzle)).toContain('"anew"');
  });

  it('goes on where another device has gone on with it', async () => {
    const cloud = server();
    const before = await thrownAway(cloud);
    cloud.put({ ...GIVEN, puzzle: '"theirs"', revision: 2 });
    const { see, settle } = device(cloud, { kept: before, served: dated(cloud.stored()!) });
    await settle();
    expect(see()).toMatchObject({ keeping: 'server', puzzle: '"theirs"' });
    expect(cloud.stored()).toMatchObject({ puzzle: '"theirs"' });
  });
});

it('keeps a test play on the device until it is answered for, and sends nothing of it', async () => {
  const cloud = server();
  const { keeper, see, kept, settle } = device(cloud);
  keeper.keepPlay({ log: [1] });
  await settle();
  expect(kept()).toMatchObject({ current: null, play: { session: { log: [1] }, at: 7 } });
  expect(see()).toMatchObject({ keeping: 'untouched', play: { session: { log: [1] } } });
  expect(cloud.attempts()).toBe(0);
  keeper.keepPlay(null);
  expect(device(cloud, { kept: kept() }).see().play).toBeNull();
});

it('shows what is given out by now, unless there is a draft', () => {
  const { keeper, see } = device(server());
  keeper.renew({ ...GIVEN, puzzle: '"version 2"', base: 1 });
  expect(see()).toMatchObject({ puzzle: '"version 2"', base: 1, keeping: 'untouched' });
  keeper.edit('"mine"');
  keeper.renew({ ...GIVEN, puzzle: '"version 3"', base: 2 });
  expect(see()).toMatchObject({ puzzle: '"mine"', base: 1 });
});

it('keeps how test plays went', () => {
  const { keeper, see } = device(server());
  const play = {
    ...{ hash: '0123456789abcd', at: 3, email: 'anna@crema.test', note: 'nice' },
    ...{ times: [1000], hints: [0], finished: true },
  };
  keeper.addPlay(play);
  expect(see().plays).toEqual([play]);
});

it.each(Object.entries(MAX_DRAFT))(
  'reads a draft whose %s has as many characters as the rules take, and no more',
  (field, most) => {
    const kept = (length: number): Kept => ({
      ...NOTHING_KEPT,
      current: { draft: { ...GIVEN, [field]: 'x'.repeat(length) }, sent: true, at: 1 },
    });
    expect(parseKept(kept(most), GIVEN)).toEqual(kept(most));
    expect(parseKept(kept(most + 1), GIVEN)).toEqual(NOTHING_KEPT);
  },
);

it('reads nobody else’s draft, and nothing that is none', () => {
  const kept: Kept = {
    current: { draft: GIVEN, sent: true, at: 1 },
    asides: [{ draft: GIVEN, at: 2 }],
    play: { session: { log: [] }, at: 3 },
    gone: 2,
  };
  const json = keptJson(GIVEN, kept);
  expect(parseKept(json, GIVEN)).toEqual(kept);
  expect(parseKept(json, { ...GIVEN, uid: 'bob' })).toEqual(NOTHING_KEPT);
  for (const json of [undefined, null, 1, 'x', [], {}, { current: {} }, { asides: [1, null] }]) {
    expect(parseKept(json, GIVEN)).toEqual(NOTHING_KEPT);
  }
});
