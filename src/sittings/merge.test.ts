import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../lib/json.ts';
import { type Branch, playedMs, relationOf } from './branch.ts';
import { choose, isSameSitting, mergeSittings, type Sitting, sittingOf } from './merge.ts';

/** A game whose moves are the letters of a word, one second apart. */
const session = (word: string, since = 0, hash = 'f00d'): Json => ({
  version: 2,
  hash,
  log: [...word].map((letter) => [1000, 0, { letter }]),
  since,
  paid: [[]],
});
const game = (word: string, changes: Partial<Branch> = {}): Branch => ({
  openedOn: '2026-11-26',
  session: session(word),
  progress: word.length / 10,
  ...changes,
});
const wordOf = ({ session }: Branch) =>
  (session as { log: [number, number, { letter: string }][] }).log
    .map(([, , { letter }]) => letter)
    .join('');
const sitting = (current: string, others: string[] = [], changes: Partial<Sitting> = {}) => ({
  ...sittingOf(game(current)),
  others: others.map((word) => game(word)),
  ...changes,
});
const told = ({ current, others, choice, isForked }: Sitting) => [
  wordOf(current),
  others.map(wordOf).sort(),
  choice,
  isForked,
];

describe('the relation of two saved games', () => {
  it.each<[Json, Json, string]>([
    [session('ab'), session('ab'), 'same'],
    [session('ab'), session('abc'), 'behind'],
    [session('abc'), session('ab'), 'ahead'],
    [session('ab'), session('ac'), 'apart'],
    [session(''), session('a'), 'behind'],
    [session('ab', 500), session('ab', 400), 'ahead'],
    [session('ab', 900), session('abc'), 'behind'],
    [session('ab'), session('abc', 0, 'beef'), 'apart'],
    [{ version: 1, boards: [] }, { version: 1, boards: [] }, 'same'],
    [{ version: 1, boards: [] }, session('ab'), 'apart'],
    [null, session('ab'), 'apart'],
  ])('%j and %j: %s', (a, b, relation) => expect(relationOf(a, b)).toBe(relation));

  it('a move whose fields come in another order is the same move', () => {
    const withMove = (move: Json) =>
      ({ ...(session('a') as object), log: [[1000, 0, move]] }) as Json;
    const moves = [
      { type: 'place', plate: 4, name: 1 },
      { type: 'place', name: 1, plate: 4 },
    ] as const;
    expect(relationOf(withMove(moves[0]), withMove(moves[1]))).toBe('same');
  });

  it('moves at other times are other moves', () => {
    const later = {
      ...(session('ab') as object),
      log: [
        [1000, 0, 'a'],
        [1001, 0, 'b'],
      ],
    };
    expect(relationOf(session('ab'), later as Json)).toBe('apart');
  });

  it('the time of a game is the sum of its log', () => {
    expect(playedMs(session('abc', 250))).toBe(3250);
    expect(playedMs({ version: 1 })).toBe(0);
    expect(playedMs(null)).toBe(0);
  });
});

describe('merging', () => {
  it.each<[string, Sitting, Sitting, ReturnType<typeof told>]>([
    ['the longer log stands', sitting('ab'), sitting('abc'), ['abc', [], 0, false]],
    ['whichever side has it', sitting('abc'), sitting('ab'), ['abc', [], 0, false]],
    ['moves on both sides are a fork', sitting('ab'), sitting('ac'), ['ab', ['ac'], 0, true]],
    [
      'an open fork is known already',
      sitting('ab', ['ac'], { isForked: true }),
      sitting('ac', ['ab'], { isForked: true }),
      ['ab', ['ac'], 0, true],
    ],
    [
      'a choice in the knowledge of this game stands',
      sitting('ab'),
      sitting('ac', ['ab'], { choice: 1 }),
      ['ac', ['ab'], 1, false],
    ],
    [
      'a choice made before this game went on does not',
      sitting('abx'),
      sitting('ac', ['ab'], { choice: 1 }),
      ['abx', ['ac'], 1, true],
    ],
    [
      'the chosen game may have gone on elsewhere',
      sitting('acd', ['ab'], { choice: 1 }),
      sitting('ac', ['ab'], { choice: 1 }),
      ['acd', ['ab'], 1, false],
    ],
    [
      'a chosen game goes on from the beginning that an older device has',
      sitting('a'),
      sitting('ac', ['ab'], { choice: 1 }),
      ['ac', ['ab'], 1, false],
    ],
    [
      'two choices at the same time are a fork again',
      sitting('ab', ['ac'], { choice: 1 }),
      sitting('ac', ['ab'], { choice: 1 }),
      ['ab', ['ac'], 1, true],
    ],
    [
      'a third game that the choice did not know is asked about',
      sitting('ad'),
      sitting('ac', ['ab'], { choice: 1 }),
      ['ad', ['ab', 'ac'], 1, true],
    ],
    [
      'so is one that lay beside an older choice',
      sitting('ac', ['ad'], { choice: 1 }),
      sitting('ac', ['ab'], { choice: 2 }),
      ['ac', ['ab', 'ad'], 2, true],
    ],
    [
      'a game that went on beside the open fork takes its beginning’s place',
      sitting('ab', ['ac'], { isForked: true }),
      sitting('ac', ['abx'], { isForked: true }),
      ['abx', ['ac'], 0, true],
    ],
  ])('%s', (_, local, remote, outcome) =>
    expect(told(mergeSittings(local, remote))).toEqual(outcome),
  );

  it('the earliest day of opening counts for all games', () => {
    const early = { ...sitting('ac'), current: game('ac', { openedOn: '2026-11-24' }) };
    const merged = mergeSittings(sitting('ab'), early);
    expect([merged.current, ...merged.others].map(({ openedOn }) => openedOn)).toEqual([
      '2026-11-24',
      '2026-11-24',
    ]);
  });

  it('a longer stay over the same moves stands', () => {
    const longer = { ...sitting('ab'), current: game('ab', { session: session('ab', 700) }) };
    expect(mergeSittings(sitting('ab'), longer)).toEqual(longer);
    expect(mergeSittings(longer, sitting('ab'))).toEqual(longer);
  });

  it('time that has passed since a choice opens no fork', () => {
    const waited = { ...sitting('ab'), current: game('ab', { session: session('ab', 900) }) };
    const merged = mergeSittings(waited, sitting('ac', ['ab'], { choice: 1 }));
    expect(told(merged)).toEqual(['ac', ['ab'], 1, false]);
    expect(merged.others).toEqual([waited.current]);
  });
});

describe('choosing', () => {
  it('keeps the other game, and can be taken back', () => {
    const forked = mergeSittings(sitting('ab'), sitting('ac'));
    const chosen = choose(forked, session('ac'))!;
    expect(told(chosen)).toEqual(['ac', ['ab'], 1, false]);
    expect(told(choose(chosen, session('ab'))!)).toEqual(['ab', ['ac'], 2, false]);
    expect(told(choose(forked, session('ab'))!)).toEqual(['ab', ['ac'], 1, false]);
  });

  it('finds the game that has gone on since the player saw it, and no other', () => {
    const forked = mergeSittings(sitting('ab'), sitting('acd'));
    expect(told(choose(forked, session('ac'))!)).toEqual(['acd', ['ab'], 1, false]);
    expect(choose(forked, session('xy'))).toBeNull();
  });

  it('changes nothing where the game is on the table already', () => {
    const settled = sitting('ac', ['ab'], { choice: 1 });
    expect(choose(settled, session('ac'))).toBe(settled);
  });
});

/** Histories of three devices that play, merge with each other and choose. */
const steps = fc.array(
  fc.record({
    device: fc.nat({ max: 2 }),
    step: fc.oneof(
      fc.record({ play: fc.constantFrom('a', 'b') }),
      fc.record({ from: fc.nat({ max: 2 }) }),
      fc.record({ choose: fc.nat({ max: 3 }) }),
    ),
  }),
  { maxLength: 30 },
);

it('loses no game, and in any order ends with the same games everywhere', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const devices: Sitting[] = [0, 1, 2].map(() => sitting(''));
      const made = new Set<string>();
      for (const { device, step } of history) {
        const own = devices[device]!;
        if ('play' in step) {
          const word = wordOf(own.current) + step.play;
          made.add(word);
          devices[device] = { ...own, current: game(word) };
        } else if ('from' in step) devices[device] = mergeSittings(own, devices[step.from]!);
        else {
          const game = [own.current, ...own.others][step.choose];
          if (game) devices[device] = choose(own, game.session)!;
        }
      }
      for (const [i, j] of [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 1],
      ] as const) {
        devices[j] = mergeSittings(devices[j]!, devices[i]!);
      }
      const [first] = devices;
      for (const device of devices) {
        expect(isSameSitting(device, first!)).toBe(true);
        const words = [device.current, ...device.others].map(wordOf);
        for (const word of made) expect(words.some((one) => one.startsWith(word))).toBe(true);
        const isSpare = words.some((a, i) => words.some((b, j) => i !== j && b.startsWith(a)));
        expect(isSpare).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
