import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simpleParsers } from '../../tests/support/parsers.ts';
import { GAME_IDS } from '../games/definitions.ts';
import { formerFormsOf } from '../games/former.ts';
import { unwrap } from '../lib/result.ts';
import { makeBackup } from './backup.ts';
import { type Explained, explainDump } from './explainDump.ts';
import { REJECTED_IMPORT } from './formerCaches.ts';
import { importLocalStorage } from './localStorageImport.ts';
import { memoryStorage } from './memoryStorage.ts';
import { parseBackup } from './parseBackup.ts';
import type { ResilientStorage } from './port.ts';
import { idFromResultKey, resultKey, storedNames } from './tables.ts';

/** In 2030, after the release of every puzzle in these tests but those of 2031. */
const AT = Date.UTC(2030, 0, 1);
const GAMES = GAME_IDS.map((game) => ({ game, ...storedNames(game) }));

const explain = (text: string) => unwrap(explainDump(text, simpleParsers, AT));
const fates = (text: string) =>
  explain(text).keys.map(({ place, key, fate }) => `${place}/${key} ${fate}`);

function memory(): ResilientStorage {
  return {
    ...memoryStorage(),
    durability: () => 'kept',
    onDurability: () => () => {},
    retry: async () => true,
  };
}

/** The key under which an imported result is stored. */
function keyOfToday(place: string, key: string): string {
  const { game } = GAMES.find((one) => one.results === place || one.profileMap === place)!;
  const id = idFromResultKey(game, key) ?? formerFormsOf(game)?.idOf?.(key);
  return resultKey(game, id ?? key);
}

/** The import's effects on storage and dump, formatted like the verdicts. */
async function imported(dump: Readonly<Record<string, string>>): Promise<string[]> {
  const local = new Map(Object.entries(dump));
  const storage = memory();
  const web = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  const counts = await importLocalStorage(web, storage, simpleParsers, AT, () => {});
  const found: string[] = [];
  for (const { game, results } of GAMES) {
    for (const { id } of await storage.readResults(game)) {
      found.push(`${results}/${resultKey(game, id)} kept`);
    }
  }
  const aside = ((await storage.getMeta(REJECTED_IMPORT.key)) ?? []) as {
    cache: string;
    key: string;
  }[];
  found.push(...aside.map(({ cache, key }) => `${cache}/${key} refused`));
  found.push(...[...local.keys()].map((key) => `${key}/ left`));
  expect(counts).toMatchObject({ rejected: aside.length });
  return [...found, `purged ${counts.purged}`, `puzzles ${counts.puzzles}`].sort();
}

/** The effects that `explain` predicts for a dump, formatted like those of `imported`. */
function foretold(dump: Readonly<Record<string, string>>): string[] {
  const { keys } = explain(JSON.stringify(dump));
  const isPuzzle = ({ place }: Explained) => GAMES.some(({ puzzles }) => puzzles === place);
  const rest = keys.filter(
    (one) =>
      one.fate === 'refused' || one.fate === 'left' || (one.fate === 'kept' && !isPuzzle(one)),
  );
  const purged = keys.filter(
    ({ fate, why }) => fate === 'purged' && !why.startsWith('There is nothing'),
  );
  const puzzles = keys.filter((one) => one.fate === 'kept' && isPuzzle(one));
  return [
    ...rest.map(({ place, key, fate }) =>
      fate === 'kept' ? `${place}/${keyOfToday(place, key)} kept` : `${place}/${key} ${fate}`,
    ),
    `purged ${purged.length}`,
    `puzzles ${puzzles.length}`,
  ].sort();
}

const key = fc.oneof(
  fc.integer({ min: 0, max: 2500 }).map(String),
  fc.constantFrom(
    '8_14_2025',
    '9_1_2025',
    '11_20',
    '11_9_2026',
    '11_09_2026',
    '08_14_2026',
    '11_20_2026',
    '01_01_2031',
  ),
  fc.constantFrom('__proto__', 'constructor', '', '01', 'a_b_c'),
  fc.string({ maxLength: 6 }),
);
const value = fc.oneof(
  fc.constantFrom([35.2, 1], [61000, 0.1], ['France', 'win'], [35.2, 40, 50, 60]),
  fc.constantFrom([1, 2, 3, 4], [5000, 6000], [9000, 0, 0.1], [9, 1], ['FR', 'win'], ['FR'], []),
  fc.integer({ min: 1, max: 400 }).map((id) => ({ id: String(id) })),
  fc.jsonValue({ maxDepth: 2 }),
);
const map = fc.array(fc.tuple(key, value), { maxLength: 8 }).map((pairs) => {
  // As JSON text: parsed from it, `__proto__` is an ordinary key.
  const text = pairs.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
  return `{${text.join()}}`;
});
const cache = fc.oneof(
  { weight: 6, arbitrary: map },
  fc.array(value, { maxLength: 4 }).map((list) => JSON.stringify(list)),
  fc.jsonValue({ maxDepth: 1 }).map((json) => JSON.stringify(json)),
  fc.string({ maxLength: 12 }),
);
const name = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...GAMES.flatMap(({ results, puzzles }) => [results, puzzles])),
  },
  fc.constantFrom('color-mode', 'crema-unsaved', 'app'),
  fc.string({ maxLength: 8 }),
);
const dump = fc.dictionary(name, cache, { maxKeys: 8 });

describe('a dump of localStorage', () => {
  it('is judged as the import would, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(dump, async (entries) => {
        expect(foretold(entries)).toEqual(await imported(entries));
      }),
      { numRuns: 1000 },
    );
  });

  it('tells the rule on old Yearly Daily scores in a sentence', () => {
    const scores = {
      '8_14_2025': [9000, 0, 0.1],
      '11_20': [9000, 0, 0.1],
      '08_14_2026': [9000, 0, 0.1],
    };
    const { keys } = explain(JSON.stringify({ ydScores: JSON.stringify(scores) }));
    expect(Object.fromEntries(keys.map(({ key: of, fate, why }) => [of, [fate, why]]))).toEqual({
      '8_14_2025': ['purged', expect.stringMatching(/August and September/)],
      '11_20': ['purged', expect.stringMatching(/without a year/)],
      '08_14_2026': ['kept', expect.stringMatching(/result/)],
    });
  });

  it('tells in which ways a result of the former site was written otherwise', () => {
    const dump = { gfGuesses: { 4: ['France', 'win'], 5: ['Atlantis', 'win'] } };
    const backup = {
      app: 'crema',
      version: 1,
      results: { yearlyDailyScores: { '10_5_2025': [9000, 0.1] } },
    };
    const words = (json: unknown) =>
      explain(JSON.stringify(json)).keys.map((one) => [one.key, one.fate, one.why]);
    expect(words(dump)).toEqual([
      [
        '4',
        'kept',
        'It is a result in an older form (countries by name or another code) and is taken over.',
      ],
      ['5', 'refused', '“Atlantis” is no country of the game.'],
    ]);
    expect(words(backup)).toEqual([
      [
        '10_5_2025',
        'kept',
        'It is a result in an older form (a date in another form and no number of hints) and is taken over.',
      ],
    ]);
  });

  it('may come as entries, as a list of names and values, read already, or line by line', () => {
    const wanted = ['gfGuesses/1 kept', 'color-mode/ left'];
    const guesses = JSON.stringify({ 1: ['FR', 'win'] });
    const entries = [
      ['gfGuesses', guesses],
      ['color-mode', 'dark'],
    ] as const;
    const named = entries.map(([of, text]) => ({ name: of, value: text }));
    expect(fates(JSON.stringify(entries))).toEqual(wanted);
    expect(fates(JSON.stringify(named))).toEqual(wanted);
    expect(
      fates(JSON.stringify({ gfGuesses: { 1: ['FR', 'win'] }, 'color-mode': 'dark' })),
    ).toEqual(wanted);
    expect(fates(`gfGuesses\t${guesses}\r\ncolor-mode\tdark\n`)).toEqual(wanted);
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((x) => JSON.stringify(x)),
        ),
        (text) => {
          const result = explainDump(text, simpleParsers, AT);
          if (!result.ok) expect(result.problem.message).toMatch(/\.$/);
        },
      ),
    );
    expect(explainDump('', simpleParsers, AT).ok).toBe(false);
    expect(explainDump('[]', simpleParsers, AT).ok).toBe(false);
    expect(explainDump('PNG\u0000\u0001', simpleParsers, AT).ok).toBe(false);
    expect(explainDump('['.repeat(100_000), simpleParsers, AT).ok).toBe(false);
  });
});

describe('a backup', () => {
  const whole = {
    results: [
      ...[{ game: 'geografind', id: '1', result: ['FR', 'win'] }],
      ...[{ game: 'yearly-daily', id: '2026-11-20', result: [9000, 0, 0.1] }],
    ].map((row) => ({ ...row, openedOn: null, finishedAt: null }) as never),
    progress: [],
  };

  it('is judged by what is read of it', async () => {
    const text = makeBackup(whole, AT, { theme: 'dark' });
    const { kind, keys } = explain(text);
    expect(kind).toBe('backup');
    expect(keys.map(({ place, key: of, fate }) => `${place}/${of} ${fate}`).sort()).toEqual([
      'geografindGuesses/1 kept',
      'settings/ kept',
      'yearlyDailyScores/11_20_2026 kept',
    ]);
  });

  it('says the same as the import, whatever is in it', async () => {
    const maps = fc.dictionary(
      fc.oneof(fc.constantFrom(...GAMES.map(({ profileMap }) => profileMap)), fc.string()),
      fc.oneof(fc.dictionary(key, value), fc.jsonValue({ maxDepth: 1 })),
      { maxKeys: 5 },
    );
    await fc.assert(
      fc.asyncProperty(
        maps,
        fc.array(fc.jsonValue(), { maxLength: 3 }),
        async (results, progress) => {
          const text = JSON.stringify({ app: 'crema', version: 1, results, progress });
          const storage = memory();
          await storage.importPlayerData(unwrap(parseBackup(text)).data, AT);
          const kept: string[] = [];
          for (const { game, profileMap } of GAMES) {
            for (const { id } of await storage.readResults(game)) {
              kept.push(`${profileMap}/${resultKey(game, id)}`);
            }
          }
          const told = explain(text).keys;
          expect(
            told
              .filter(({ fate }) => fate === 'kept')
              .map((k) => `${k.place}/${keyOfToday(k.place, k.key)}`)
              .sort(),
          ).toEqual(kept.sort());
          const read = unwrap(parseBackup(text));
          expect(told.filter(({ fate }) => fate === 'refused').length).toBe(
            new Set(read.rejected.map(({ place }) => place)).size,
          );
        },
      ),
    );
  });

  it('names an unfinished game by its place in the file, past those that cannot be read', () => {
    const game = {
      ...{ game: 'geografind', id: '3', openedOn: '2026-11-20' },
      ...{ session: [], progress: 0.5, updatedAt: 1, counter: 1 },
    };
    const text = JSON.stringify({
      app: 'crema',
      version: 1,
      results: {},
      progress: [7, game, null],
    });
    expect(fates(text).sort()).toEqual([
      'progress/0 refused',
      'progress/1 kept',
      'progress/2 refused',
    ]);
  });

  it('says what is wrong with it as a whole', () => {
    const result = explainDump('{"app":"crema","version":99}', simpleParsers, AT);
    expect(result).toMatchObject({ ok: false, problem: { code: 'newer' } });
  });
});
