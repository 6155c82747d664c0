import { describe, expect, it } from 'vitest';
import { type KeptPlay, makeMonth, monthOf, parseMonth } from './monthOfPlays.ts';

const PLAY: KeptPlay = {
  ...{ game: 'yearly-daily', id: '2025-11-20' },
  play: {
    ...{ result: [95_000, 1, 0.1], hash: 'f00d', log: [[1000, 0, 'x']] },
    ...{ ending: [[{ lay: 1 }]], finishedAt: 1_763_650_000_000, finishedOn: '2025-11-20' as const },
  },
  ways: [[[{ lay: 2 }]], [[{ lay: 3 }]]],
};
const BARE: KeptPlay = {
  ...{ game: 'yearly-daily', id: '2025-11-21' },
  play: { result: [1, 1, 0.1], hash: 'f00d', log: [] },
  ways: [],
};
const WAYS: KeptPlay = { game: 'yearly-daily', id: '2025-11-22', ways: [[[{ lay: 2 }]]] };

it('a puzzle’s month is that of its release', () => {
  expect(monthOf('yearly-daily', '2025-11-20')).toBe('yearly-daily~2025-11');
  expect(monthOf('sudoku-shift', '1')).toMatch(/^sudoku-shift~\d{4}-\d{2}$/);
});

it('what is written is read again', () => {
  expect(parseMonth('yearly-daily', { ...makeMonth([PLAY, BARE, WAYS]) })).toEqual([
    PLAY,
    BARE,
    WAYS,
  ]);
});

describe('passes over', () => {
  const play = (text: unknown) => ({ plays: { '2025-11-20': text } });
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['no fields', {}],
    ['plays that are no map', { plays: 'x' }],
    ['a play that is no text', play(5)],
    ['a play that is no JSON', play('{')],
    ['a play that is no object', play('[]')],
    ['a play without a result', play('{"hash":"f00d","log":[]}')],
    ['a play without a hash', play('{"result":[1,1,0.1],"log":[]}')],
    ['a play without a log', play('{"result":[1,1,0.1],"hash":"f00d"}')],
    ['a puzzle that the game does not have', { plays: { 5: JSON.stringify(BARE.play) } }],
    ['ways of a puzzle that it does not have', { ways: ['5 [[]]'] }],
  ])('%s', (_, data) => expect(parseMonth('yearly-daily', data)).toEqual([]));

  it('final boards that are no lists, and keeps the rest', () => {
    const text = JSON.stringify({ ...BARE.play, ending: [5] });
    expect(parseMonth('yearly-daily', { plays: { '2025-11-21': text } })).toEqual([BARE]);
  });

  it('a time that is no number, and keeps the rest', () => {
    const text = JSON.stringify({ ...BARE.play, finishedAt: '2025' });
    expect(parseMonth('yearly-daily', { plays: { '2025-11-21': text } })).toEqual([BARE]);
  });

  it('ways that cannot be read', () => {
    const { plays } = makeMonth([BARE]);
    const ways = ['2025-11-21 x', 5, '2025-11-21', '2025-11-21 [[2]]'];
    expect(parseMonth('yearly-daily', { plays, ways })).toEqual([{ ...BARE, ways: [[[2]]] }]);
    expect(parseMonth('yearly-daily', { plays, ways: 'x' })).toEqual([BARE]);
  });
});
