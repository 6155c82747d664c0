import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNA,
  countOutbox,
  finished,
  from,
  progressOf,
} from '../../tests/support/storageContract.ts';
import { memoryStorage } from '../../tests/support/storages.ts';
import { unwrap } from '../lib/result.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { FORMER } from './former.ts';
import { LABELS } from './labels.ts';
import { readEntry, writeEntry } from './metaEntry.ts';
import { MAX_BACKUP_BYTES, parseBackup } from './parseBackup.ts';

/** In 2030, after the release of every puzzle in these tests. */
const at = Date.UTC(2030, 0, 1);

async function filled() {
  const storage = memoryStorage();
  await storage.finish(finished({ id: '41' }));
  await storage.finish(
    finished({
      game: 'yearly-daily',
      id: '2026-08-09',
      result: [9000, 0, 0.1],
      openedOn: '2026-08-10',
    }),
  );
  await storage.putAccount(ANNA);
  await storage.takeFromServer(
    from([{ game: 'crossnumber', id: '3', result: [5000, 1], openedLate: null }]),
    1,
  );
  await storage.writeProgress(progressOf({ id: '42', counter: 7 }));
  return storage;
}

function file(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ app: 'crema', version: 1, results: {}, ...changes });
}

function rejectedOf(text: string): string[] {
  const parsed = parseBackup(text);
  return parsed.ok ? parsed.value.rejected.map((entry) => entry.place) : [parsed.problem.code];
}

describe('labels of members', () => {
  it('carries labels, and adds to those here', async () => {
    const storage = memoryStorage();
    await writeEntry(storage, LABELS, { ben: 'Ben', carla: 'Carla' });
    const data = await storage.exportPlayerData();
    const text = makeBackup(data, 0, undefined, await readEntry(storage, LABELS));
    const other = memoryStorage();
    await writeEntry(other, LABELS, { ben: 'Benjamin' });
    unwrap(await restoreBackup(other, text, at));
    expect(await readEntry(other, LABELS)).toEqual({ ben: 'Benjamin', carla: 'Carla' });
  });

  it('refuses a hostile key, and takes the rest of the file', () => {
    const text = file({ labels: JSON.parse('{"__proto__": "x"}') as unknown });
    expect(rejectedOf(text)).toEqual(['labels']);
    expect(rejectedOf(file({ labels: { ben: 7, dan: ' ' } }))).toEqual([]);
  });
});

describe('a backup', () => {
  it('carries the profile maps, the days of opening and the unfinished games', async () => {
    const text = makeBackup(await (await filled()).exportPlayerData(), 0, { timer: false });
    expect(JSON.parse(text)).toEqual({
      app: 'crema',
      version: 1,
      exportedAt: '1970-01-01T00:00:00.000Z',
      results: {
        yearlyDailyScores: { '08_09_2026': [9000, 0, 0.1] },
        crossnumberTimes: { 3: [5000, 1] },
        geografindGuesses: { 41: ['FR', 'DE', 'win'] },
      },
      openedOn: {
        yearlyDailyScores: { '08_09_2026': '2026-08-10' },
        geografindGuesses: { 41: '2025-11-28' },
      },
      finishedAt: {
        yearlyDailyScores: { '08_09_2026': 1_764_360_000_000 },
        geografindGuesses: { 41: 1_764_360_000_000 },
      },
      progress: [progressOf({ id: '42', counter: 7 })],
      settings: { timer: false },
    });
  });

  it('carries the day on which a puzzle was finished, in the player’s calendar', async () => {
    const storage = memoryStorage();
    await storage.finish(finished({ id: '41', finishedOn: '2025-11-29' }));
    const text = makeBackup(await storage.exportPlayerData(), 0);
    const other = memoryStorage();
    unwrap(await restoreBackup(other, text, at));
    expect(await other.readResult('geografind', '41')).toMatchObject({ finishedOn: '2025-11-29' });
    expect(rejectedOf(text.replace('2025-11-29', '2025-11-31'))).toEqual(['geografindGuesses/41']);
  });

  it('carries how results came about, and of which version of the puzzle they are', async () => {
    const storage = memoryStorage();
    const log = [[5, 0, { type: 'guess', country: 'FR' }]];
    await storage.finish(finished({ hash: 'f00d', log }));
    await storage.finish(finished({ id: '42', hash: 'beef' }));
    const text = makeBackup(await storage.exportPlayerData({ plays: true }), 0);
    expect(JSON.parse(text)).toMatchObject({
      hashes: { geografindGuesses: { 41: 'f00d', 42: 'beef' } },
      logs: { geografindGuesses: { 41: log } },
    });
    const other = memoryStorage();
    await restoreBackup(other, text, at);
    expect(await other.exportPlayerData({ plays: true })).toEqual(
      await storage.exportPlayerData({ plays: true }),
    );
  });

  it('leaves logs out before it is too large to be read, the oldest first', () => {
    const log = Array.from({ length: 600 }, (_, i) => [
      i,
      0,
      { type: 'guess', padding: 'x'.repeat(60) },
    ]);
    const results = Array.from({ length: 250 }, (_, i) => ({
      ...{ game: 'geografind' as const, id: String(i + 1), result: ['FR', 'win'] },
      ...{ openedOn: null, finishedAt: i, hash: 'f00d', log },
    }));
    const text = makeBackup({ results, progress: [] }, 0);
    expect(text.length).toBeLessThan(MAX_BACKUP_BYTES);
    const parsed = parseBackup(text);
    const read = parsed.ok ? parsed.value.data.results : [];
    expect(read).toHaveLength(250);
    const withLog = read.filter((row) => row.log !== undefined).map(({ id }) => Number(id));
    expect(withLog.length).toBeGreaterThan(100);
    expect(Math.min(...withLog)).toBe(251 - withLog.length);
  });

  it('takes a result whose log or version cannot be read without them, and says so', () => {
    const of = (hash: unknown, log: unknown) =>
      file({
        results: { geografindGuesses: { 41: ['FR', 'win'] } },
        hashes: { geografindGuesses: { 41: hash } },
        logs: { geografindGuesses: { 41: log } },
      });
    const good = [[5, 0, 'hint']];
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(rejectedOf(of('f00d', good))).toEqual([]);
    for (const text of [
      ...[of(7, good), of('<script>', good), of('f00d', { 0: 'hint' }), of('f00d', 'log')],
      of('f00d', [JSON.parse('{"__proto__": 1}')]),
      of('f00d', [['x'.repeat(70_000)]]),
      file({
        results: { geografindGuesses: { 41: ['FR', 'win'] } },
        logs: { geografindGuesses: { 41: good } },
      }),
    ]) {
      expect(rejectedOf(text)).toContain('geografindGuesses/41');
      const parsed = parseBackup(text);
      expect(parsed.ok && parsed.value.data.results[0]).not.toHaveProperty('log');
    }
    expect(rejectedOf(of('f00d', 'DEEP').replace('"DEEP"', deep))).toHaveLength(1);
  });

  it('goes into an empty device whole', async () => {
    const data = await (await filled()).exportPlayerData();
    const text = makeBackup(data, 0, { timer: false });
    const other = memoryStorage();
    await other.putAccount(ANNA);
    expect(await restoreBackup(other, text, at)).toEqual({
      ok: true,
      value: {
        ...{ added: 3, kept: 0, progress: 1, settings: { timer: false } },
        ...{ former: [], rejected: [] },
      },
    });
    expect(await other.exportPlayerData()).toEqual(data);
    expect(await countOutbox(other)).toBe(3);
  });

  it('is read where it holds forms of the former site, each kept as it was written', async () => {
    const results = {
      yearlyDailyScores: { '10_5_2025': [61000, 0.1], '1_5_2031': [61000, 0.1] },
      geografindGuesses: { 41: ['France', 'win'], 42: ['FR', 'win'] },
    };
    const storage = memoryStorage();
    const text = JSON.stringify({ app: 'crema', version: 1, results });
    const restored = unwrap(await restoreBackup(storage, text, at));
    expect(restored.added).toBe(3);
    expect(restored.former.map(({ place, key }) => `${place}/${key}`)).toEqual([
      'yearlyDailyScores/10_5_2025',
      'geografindGuesses/41',
    ]);
    expect(restored.rejected).toEqual([
      { place: 'yearly-daily/2031-01-05', why: 'That puzzle isn’t out yet.' },
    ]);
    expect((await storage.readResult('geografind', '41'))?.result).toEqual(['FR', 'win']);
    expect(await storage.getMeta(FORMER.originals.key)).toEqual(restored.former);
  });

  it('carries how boards were left, and passes over what is no such thing', async () => {
    const ending = [[{ type: 'place', piece: 3 }]];
    const storage = memoryStorage();
    await storage.finish(finished({ id: '41', ending }));
    const text = makeBackup(await storage.exportPlayerData(), 0);
    const other = memoryStorage();
    await restoreBackup(other, text, at);
    expect((await other.readResult('geografind', '41'))?.ending).toEqual(ending);
    for (const odd of ['"none"', '[{}]', '[[{"__proto__":1}]]']) {
      const bad = text.replace(JSON.stringify(ending), odd);
      expect(bad).not.toBe(text);
      expect(rejectedOf(bad)).toEqual(['geografindGuesses/41']);
      const third = memoryStorage();
      await restoreBackup(third, bad, at);
      const row = await third.readResult('geografind', '41');
      expect(row?.result).toEqual(['FR', 'DE', 'win']);
      expect(row).not.toHaveProperty('ending');
    }
  });

  it('carries further ways, and passes over those that cannot be read', async () => {
    const [first, second] = [3, 4].map((piece) => [[{ type: 'place', piece }]]);
    const storage = memoryStorage();
    await storage.finish(finished({ id: '41' }));
    expect(makeBackup(await storage.exportPlayerData(), 0)).not.toContain('ways');
    await storage.addWay('geografind', '41', first!);
    await storage.addWay('geografind', '41', second!);
    const text = makeBackup(await storage.exportPlayerData(), 0);
    const other = memoryStorage();
    await restoreBackup(other, text, at);
    await restoreBackup(other, text, at);
    expect(await other.exportPlayerData()).toEqual(await storage.exportPlayerData());
    for (const odd of ['"none"', '[{}]', '[[{"__proto__":1}]]']) {
      const bad = text.replace(JSON.stringify(first), odd);
      expect(bad).not.toBe(text);
      expect(rejectedOf(bad)).toEqual(['geografindGuesses/41']);
      const third = memoryStorage();
      await restoreBackup(third, bad, at);
      expect((await third.readResult('geografind', '41'))?.ways).toEqual([second]);
    }
    const none = text.replace(JSON.stringify([first, second]), '{}');
    expect(rejectedOf(none)).toEqual(['geografindGuesses/41']);
  });

  it('does not close puzzles that are not out yet', async () => {
    const other = memoryStorage();
    // The evening before geografind 41 is released anywhere on earth.
    const at = Date.parse('2025-11-26T12:00:00Z');
    const text = file({ results: { geografindGuesses: { 39: ['FR', 'win'], 41: ['FR', 'win'] } } });
    const restored = await restoreBackup(other, text, at);
    expect(restored).toMatchObject({
      ok: true,
      value: {
        added: 1,
        rejected: [{ place: 'geografind/41', why: 'That puzzle isn’t out yet.' }],
      },
    });
  });
});

describe('a file that is no backup', () => {
  it.each([
    ['', 'not-json'],
    ['{"app":"crema","version":1,"results":{"geo', 'not-json'],
    ['null', 'not-a-backup'],
    ['[]', 'not-a-backup'],
    ['"crema"', 'not-a-backup'],
    ['{"app":"other","version":1,"results":{}}', 'not-a-backup'],
    ['{"app":"crema","results":{}}', 'not-a-backup'],
    ['{"app":"crema","version":"1","results":{}}', 'not-a-backup'],
    ['{"app":"crema","version":0,"results":{}}', 'not-a-backup'],
    ['{"app":"crema","version":1}', 'not-a-backup'],
    ['{"app":"crema","version":1,"results":[]}', 'not-a-backup'],
    ['{"app":"crema","version":2,"anything":true}', 'newer'],
    [`"${'x'.repeat(MAX_BACKUP_BYTES)}"`, 'too-large'],
  ])('%.60s is %s', (text, code) => {
    const parsed = parseBackup(text);
    expect(parsed.ok ? 'ok' : parsed.problem.code).toBe(code);
    expect(parsed.ok || parsed.problem.message).toMatch(/\b(?:file|backup)\b.*\.$/);
  });

  it('changes nothing', async () => {
    const storage = await filled();
    const before = await storage.exportPlayerData();
    expect((await restoreBackup(storage, 'x', at)).ok).toBe(false);
    expect(await storage.exportPlayerData()).toEqual(before);
  });
});

describe('entries that are invalid', () => {
  it('are named, and the others are taken', () => {
    const text = file({
      results: {
        geografindGuesses: { 41: ['FR', 'win'], 42: 'win', '043': ['FR', 'win'] },
        royalFamilyTimes: 'none',
        chessTimes: { 1: [1] },
      },
      openedOn: { geografindGuesses: { 41: '2026-02-30' } },
      finishedAt: { geografindGuesses: { 41: 'yesterday' } },
      progress: [
        progressOf(),
        { ...progressOf(), openedOn: 'x' },
        null,
        { ...progressOf(), id: 5 },
      ],
    });
    expect(rejectedOf(text).sort()).toEqual(
      [
        'chessTimes',
        'geografindGuesses/41',
        'geografindGuesses/41',
        'geografindGuesses/42',
        'geografindGuesses/043',
        'progress/1',
        'progress/2',
        'progress/3',
        'royalFamilyTimes',
      ].sort(),
    );
    expect(parseBackup(text)).toMatchObject({
      value: {
        data: {
          results: [{ id: '41', openedOn: null, finishedAt: null }],
          progress: [progressOf()],
        },
      },
    });
  });

  it('are hostile keys, wherever they stand', () => {
    expect(rejectedOf('{"app":"crema","version":1,"results":{"__proto__":{"41":["FR"]}}}')).toEqual(
      ['__proto__'],
    );
    expect(
      rejectedOf(
        '{"app":"crema","version":1,"results":{"geografindGuesses":{"__proto__":["FR"]}}}',
      ),
    ).toEqual(['geografindGuesses/__proto__']);
    expect(
      rejectedOf(
        '{"app":"crema","version":1,"results":{},"settings":{"a":[{"__proto__":{"b":1}}]}}',
      ),
    ).toEqual(['settings']);
    const hostile = JSON.stringify(progressOf()).replace('"moves"', '"\\u005f_proto__"');
    expect(rejectedOf(`{"app":"crema","version":1,"results":{},"progress":[${hostile}]}`)).toEqual([
      'progress/0',
    ]);
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });
});

it('accepts any JSON without throwing, and nothing that storage would refuse', async () => {
  const anyFile = fc.record({
    app: fc.constant('crema'),
    version: fc.constant(1),
    results: fc.dictionary(
      fc.constantFrom('geografindGuesses', 'yearlyDailyScores', 'x'),
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('1', '01', '11_20_2026', 'x'), fc.jsonValue()),
      ),
    ),
    openedOn: fc.jsonValue(),
    finishedAt: fc.jsonValue(),
    progress: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({
          game: fc.oneof(fc.constant('geografind'), fc.jsonValue()),
          id: fc.oneof(fc.constant('1'), fc.jsonValue()),
          openedOn: fc.oneof(fc.constant('2026-11-20'), fc.jsonValue()),
          session: fc.jsonValue(),
          progress: fc.oneof(fc.double(), fc.jsonValue()),
          updatedAt: fc.oneof(fc.nat(), fc.jsonValue()),
        }),
      ),
    ),
    settings: fc.jsonValue(),
  });
  await fc.assert(
    fc.asyncProperty(anyFile, async (content) => {
      const storage = memoryStorage();
      const restored = await restoreBackup(storage, JSON.stringify(content), at);
      if (!restored.ok) throw new Error(restored.problem.message);
      const { results, progress } = await storage.exportPlayerData();
      expect([results.length, progress.length]).toEqual([
        restored.value.added,
        restored.value.progress,
      ]);
    }),
  );
});

it('survives nesting that is deeper than the stack', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const parsed = parseBackup(`{"app":"crema","version":1,"results":{},"settings":${deep}}`);
  expect(parsed.ok ? 'ok' : parsed.problem.code).toMatch(/ok|not-json/);
});
