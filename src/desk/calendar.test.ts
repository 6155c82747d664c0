import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../daily/date.ts';
import { idFor, releasedOn } from '../daily/numbering.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../games/definitions.ts';
import { type Listing, listingKey } from '../published/listing.ts';
import { type CalendarInput, calendarOf, type DraftFacts, type PuzzleFacts } from './calendar.ts';
import type { TestPlay } from './documents.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const HASH = '00000000000001';
const PACKED = '0000000000000f';

/** Every puzzle from 200 days before to `ahead` days after today, all different. */
function puzzlesUntil(ahead: number): Map<string, PuzzleFacts> {
  const puzzles = new Map<string, PuzzleFacts>();
  for (const { id: game, schedule } of DEFINITIONS) {
    for (let day = -200; day <= ahead; day++) {
      const id = releasedOn(schedule, addDays(TODAY, day));
      if (id !== null)
        puzzles.set(listingKey(game, id), { hash: PACKED, beans: 3, likeness: [`${day}`] });
    }
  }
  return puzzles;
}

const input = (more: Partial<CalendarInput> = {}): CalendarInput => ({
  today: TODAY,
  puzzles: puzzlesUntil(120),
  unread: new Set(),
  index: new Map(),
  drafts: [],
  reports: [],
  ...more,
});

const idOn = (game: GameId, days: number) =>
  idFor(definitionOf(game).schedule, addDays(TODAY, days));

function puzzleAt(of: CalendarInput, game: GameId, days: number) {
  const date = addDays(TODAY, days);
  const day = calendarOf(of).days.find((one) => one.date === date);
  return day!.puzzles.find((puzzle) => puzzle.game === game)!;
}

const alarmsAt = (of: CalendarInput, game: GameId, days: number) =>
  puzzleAt(of, game, days).alarms.map(({ kind }) => kind);

const listing = (more: Partial<Listing>): Listing => ({
  version: 1,
  hashes: [HASH],
  state: 'published',
  reason: '',
  excused: false,
  revision: 1,
  ...more,
});

const play = (more: Partial<TestPlay> = {}): TestPlay => ({
  hash: HASH,
  at: 0,
  email: 'anna@example.com',
  times: [60_000],
  hints: [0],
  finished: true,
  note: '',
  ...more,
});

const draft = (more: Partial<DraftFacts> = {}): DraftFacts => ({
  game: 'sudoku-shift',
  id: idOn('sudoku-shift', 3),
  email: 'anna@example.com',
  note: 'Softer.',
  hash: HASH,
  plays: [],
  ...more,
});

describe('the calendar', () => {
  it('holds fourteen days back and ninety ahead, with every puzzle on its day', () => {
    const { days } = calendarOf(input());
    expect(daysBetween(days[0]!.date, TODAY)).toBe(14);
    expect(daysBetween(TODAY, days.at(-1)!.date)).toBe(90);
    expect(days).toHaveLength(105);
    const weekly = days.filter(({ puzzles }) => puzzles.some(({ game }) => game === 'crossnumber'));
    expect(weekly).toHaveLength(15);
    const daily = DEFINITIONS.filter(({ schedule }) => schedule.cadence === 'daily').length;
    expect(days.flatMap(({ puzzles }) => puzzles)).toHaveLength(daily * 105 + 15);
  });

  it('has nothing to say where all is well', () => {
    const { days, supplies } = calendarOf(input());
    expect(days.flatMap(({ puzzles }) => puzzles.flatMap(({ alarms }) => alarms))).toEqual([]);
    expect(supplies.map(({ alarm }) => alarm)).toEqual(DEFINITIONS.map(() => null));
  });

  it('sets beans beside the plan', () => {
    const sunday = puzzleAt(input(), 'sudoku-shift', 1);
    expect(sunday).toMatchObject({ beans: 3, planned: 5, state: 'planned', version: 1 });
    expect(puzzleAt(input(), 'yearly-daily', 1).planned).toBeNull();
  });

  it('tells what the desk has changed', () => {
    const index = new Map([
      [
        listingKey('geografind', idOn('geografind', 2)),
        listing({ version: 2, hashes: [HASH, '00000000000002'], state: 'corrected' }),
      ],
    ]);
    expect(puzzleAt(input({ index }), 'geografind', 2)).toMatchObject({
      state: 'corrected',
      version: 2,
    });
  });
});

describe('an alarm', () => {
  it('rings when there is too little ahead, and for each of the near days without a puzzle', () => {
    const of = input({ puzzles: puzzlesUntil(10) });
    const { supplies } = calendarOf(of);
    expect(supplies.find(({ game }) => game === 'sudoku-shift')).toMatchObject({
      days: 10,
      until: addDays(TODAY, 10),
      alarm: 'There are puzzles for 10 more days.',
    });
    expect(alarmsAt(of, 'sudoku-shift', 10)).toEqual([]);
    expect(alarmsAt(of, 'sudoku-shift', 11)).toEqual(['missing']);
    expect(puzzleAt(of, 'sudoku-shift', 11).state).toBeNull();
    expect(alarmsAt(of, 'sudoku-shift', 29)).toEqual(['missing']);
    expect(alarmsAt(of, 'sudoku-shift', 30)).toEqual([]);
  });

  it('does not ring for what could not be read', () => {
    const unread = new Set(['/puzzles/sudoku-shift/2026-12.json']);
    const of = input({ puzzles: puzzlesUntil(9), unread });
    expect(puzzleAt(of, 'sudoku-shift', 10)).toMatchObject({ state: 'unknown', alarms: [] });
    const alarms = calendarOf(of).supplies.map(({ game, alarm }) => [game, alarm !== null]);
    expect(Object.fromEntries(alarms)).toMatchObject({ 'sudoku-shift': false, geografind: true });
  });

  it('says so when there is nothing at all', () => {
    const { supplies } = calendarOf(input({ puzzles: new Map() }));
    expect(supplies.every(({ alarm }) => alarm === 'There is no puzzle for today.')).toBe(true);
  });

  it('rings for a country that comes back too soon, and not later', () => {
    const again = (days: number) => {
      const puzzles = puzzlesUntil(120);
      const facts = { hash: PACKED, beans: 1, likeness: ['FR'] };
      puzzles.set(listingKey('geografind', idOn('geografind', 5 - days)), facts);
      puzzles.set(listingKey('geografind', idOn('geografind', 5)), facts);
      return alarmsAt(input({ puzzles }), 'geografind', 5);
    };
    expect(again(153)).toEqual(['repeat']);
    expect(again(154)).toEqual([]);
  });

  it('rings for a board that was there before, as far back as anything was read', () => {
    const puzzles = puzzlesUntil(120);
    const facts = { hash: PACKED, beans: 1, likeness: ['same'] };
    puzzles.set(listingKey('royal-family', idOn('royal-family', -180)), facts);
    puzzles.set(listingKey('royal-family', idOn('royal-family', 4)), facts);
    expect(alarmsAt(input({ puzzles }), 'royal-family', 4)).toEqual(['repeat']);
  });

  it('rings for two boards of one puzzle that are alike', () => {
    const puzzles = puzzlesUntil(120);
    const key = listingKey('sudoku-shift', idOn('sudoku-shift', 4));
    puzzles.set(key, { hash: PACKED, beans: 1, likeness: ['a', 'same', 'b', 'same'] });
    const { alarms } = puzzleAt(input({ puzzles }), 'sudoku-shift', 4);
    expect(alarms).toEqual([{ kind: 'repeat', words: 'The same board twice on this day.' }]);
  });

  it('never calls a date a repeat', () => {
    const puzzles = puzzlesUntil(120);
    for (const key of puzzles.keys()) puzzles.set(key, { hash: PACKED, beans: 1, likeness: [''] });
    expect(alarmsAt(input({ puzzles }), 'yearly-daily', 4)).toEqual([]);
  });

  it('rings for a held puzzle whose day comes', () => {
    const held = (days: number) => {
      const key = listingKey('geografind', idOn('geografind', days));
      return alarmsAt(
        input({ index: new Map([[key, listing({ state: 'held' })]]) }),
        'geografind',
        days,
      );
    };
    expect(held(8)).toEqual([]);
    expect(held(7)).toEqual(['held']);
    expect(held(0)).toEqual(['held']);
    expect(held(-3)).toEqual(['held']);
  });

  it('rings for a draft that nobody has played to the end as it is', () => {
    const of = (one: DraftFacts) => alarmsAt(input({ drafts: [one] }), 'sudoku-shift', 3);
    expect(of(draft())).toEqual(['untested']);
    expect(of(draft({ plays: [play({ hash: '00000000000009' })] }))).toEqual(['untested']);
    expect(of(draft({ plays: [play({ finished: false })] }))).toEqual(['untested']);
    expect(of(draft({ hash: null, plays: [play()] }))).toEqual(['untested']);
    expect(of(draft({ plays: [play({ hash: '00000000000009' }), play()] }))).toEqual([]);
  });

  it('asks for a play of the boards that were changed since, and of no others', () => {
    const of = (one: DraftFacts) => alarmsAt(input({ drafts: [one] }), 'sudoku-shift', 3);
    const boards = ['00000000000011', '00000000000012'];
    const before = play({ hash: '00000000000009', boards: ['00000000000011', '00000000000010'] });
    const since = play({ hash: HASH, finished: false, boards: [null, '00000000000012'] });
    expect(of(draft({ boards, plays: [before] }))).toEqual(['untested']);
    expect(of(draft({ boards, plays: [before, since] }))).toEqual([]);
  });

  it('calls a puzzle planned that was held and released', () => {
    const key = `sudoku-shift/${idOn('sudoku-shift', 3)}`;
    const of = (more: Partial<Listing>) =>
      puzzleAt(input({ index: new Map([[key, listing(more)]]) }), 'sudoku-shift', 3).state;
    expect(of({ revision: 2 })).toBe('planned');
    expect(of({ revision: 3, version: 2, hashes: [HASH, '00000000000002'] })).toBe('published');
    expect(of({ state: 'held' })).toBe('held');
  });

  it('does not ring for a draft that holds a note, or a play, of the puzzle as it was planned', () => {
    const of = (one: DraftFacts) => alarmsAt(input({ drafts: [one] }), 'sudoku-shift', 3);
    expect(of(draft({ hash: PACKED }))).toEqual([]);
    expect(of(draft({ hash: PACKED, plays: [play({ finished: false })] }))).toEqual([]);
    // Without a packed puzzle, the draft counts as new.
    const drafts = [draft({ hash: PACKED })];
    const puzzles = puzzlesUntil(2);
    expect(alarmsAt(input({ drafts, puzzles }), 'sudoku-shift', 3)).toContain('untested');
  });

  describe('about what was published', () => {
    const PUBLISHED = '00000000000002';
    const of = (drafts: readonly DraftFacts[], more: Partial<Listing> = {}) => {
      const given = listing({ version: 2, hashes: [HASH, PUBLISHED], ...more });
      const index = new Map([[listingKey('sudoku-shift', idOn('sudoku-shift', 3)), given]]);
      const { alarms } = puzzleAt(input({ drafts, index }), 'sudoku-shift', 3);
      return alarms.map(({ kind, words }) => `${kind}: ${words}`);
    };
    const played = play({ hash: PUBLISHED });
    const UNTESTED = 'untested: Nobody has played to the end what players get.';

    it('rings once where nobody has played it to the end, with its draft or without', () => {
      expect(of([draft({ hash: PUBLISHED })])).toEqual([UNTESTED]);
      expect(of([draft({ hash: PUBLISHED, plays: [play()] })])).toEqual([UNTESTED]);
      expect(of([draft({ hash: PUBLISHED, plays: [{ ...played, finished: false }] })])).toEqual([
        UNTESTED,
      ]);
      expect(of([])).toEqual([UNTESTED]);
      expect(of([], { state: 'corrected', reason: 'Two ways.' })).toEqual([UNTESTED]);
    });

    it('keeps quiet where somebody has, whoever it was and whatever became of the draft', () => {
      expect(of([draft({ hash: PUBLISHED, plays: [played] })])).toEqual([]);
      const ben = draft({ email: 'ben@example.com', hash: PUBLISHED });
      expect(of([draft({ hash: PUBLISHED, plays: [played] }), ben])).toEqual([]);
      expect(of([draft({ hash: '00000000000009', plays: [played] })])).toEqual([
        'untested: The draft of anna@example.com was changed since it was played.',
      ]);
    });

    it('takes plays of single boards together, by whomever they were', () => {
      const boards = ['00000000000011', '00000000000012'];
      const key = listingKey('sudoku-shift', idOn('sudoku-shift', 3));
      const facts = { hash: PUBLISHED, boards, beans: 3, likeness: [] };
      const index = new Map([[key, listing({ version: 2, hashes: [HASH, PUBLISHED] })]]);
      const puzzles = new Map(input().puzzles).set(key, facts);
      const one = play({ hash: '00000000000009', finished: false, boards: [boards[0]!, null] });
      const other = play({ hash: '00000000000009', finished: false, boards: [null, boards[1]!] });
      const ringing = (...drafts: readonly DraftFacts[]) =>
        alarmsAt(input({ index, puzzles, drafts }), 'sudoku-shift', 3).length;
      const [anna, ben] = [one, other].map((made) => draft({ hash: PUBLISHED, plays: [made] }));
      expect(ringing(anna!)).toBe(1);
      expect(ringing(anna!, { ...ben!, email: 'ben@example.com' })).toBe(0);
    });

    it('does not ask for a play of the planned puzzle that is put on the bench', () => {
      const drafts = [
        draft({ hash: HASH, plays: [] }),
        draft({ hash: PUBLISHED, plays: [played] }),
      ];
      expect(of(drafts)).toEqual([]);
    });

    it('does not ask for a play of the pack’s own puzzle', () => {
      expect(of([draft()], { version: 1 })).toEqual([]);
      expect(of([], { version: 1, hashes: [HASH] })).toEqual([]);
    });
  });

  it('asks for no play of a puzzle of which only the words can be changed', () => {
    const key = listingKey('yearly-daily', idOn('yearly-daily', 3));
    const index = new Map([[key, listing({ version: 2, hashes: [HASH, '00000000000002'] })]]);
    const facts = { hash: '00000000000002', beans: 3, likeness: [''] };
    const of = (one: PuzzleFacts) => {
      const puzzles = puzzlesUntil(120).set(key, one);
      const { id } = puzzleAt(input(), 'yearly-daily', 3);
      const drafts = [draft({ game: 'yearly-daily', id, hash: '00000000000009' })];
      return alarmsAt(input({ puzzles, index, drafts }), 'yearly-daily', 3);
    };
    expect(of(facts)).toEqual(['untested', 'untested']);
    expect(of({ ...facts, isFixed: true })).toEqual([]);
  });

  it('rings for a report that nobody has settled', () => {
    const reports = [{ game: 'crossnumber' as const, id: idOn('crossnumber', 0) }];
    const released = calendarOf(input({ reports })).days.flatMap(({ puzzles }) =>
      puzzles.filter(({ alarms }) => alarms.length > 0),
    );
    expect(released.map(({ game, alarms }) => [game, alarms[0]!.kind])).toEqual([
      ['crossnumber', 'report'],
    ]);
  });
});

it('counts the reports of a puzzle that were not kept', () => {
  const one = { game: 'sudoku-shift' as const, id: idOn('sudoku-shift', 0) };
  const words = (...reports: CalendarInput['reports']) =>
    puzzleAt(input({ reports }), 'sudoku-shift', 0).alarms.map((alarm) => alarm.words);
  expect(words(one)).toEqual(['A player has reported it.']);
  expect(words(one, { ...one, more: 30 }, one)).toEqual(['32 players’ reports.']);
});

it('carries notes and test plays of all editors’ drafts', () => {
  const drafts = [
    draft({ plays: [play()] }),
    draft({ email: 'ben@example.com', note: ' ', plays: [play({ email: 'ben@example.com' })] }),
  ];
  const puzzle = puzzleAt(input({ drafts }), 'sudoku-shift', 3);
  expect(puzzle.notes).toEqual([{ email: 'anna@example.com', note: 'Softer.' }]);
  expect(puzzle.plays).toHaveLength(2);
});
