// @vitest-environment jsdom
/**
 * The desk's list of held results: those with the same moves are one case, and refused together.
 */
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn, press } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Dated, HeldResult, PlayerEntry } from '../../../desk/port.ts';
import { Held } from './Held.tsx';

const { desk, given } = vi.hoisted(() => ({
  desk: { readHeld: vi.fn(), decideHeld: vi.fn(), readEntries: vi.fn(), readEntry: vi.fn() },
  given: { value: [] as Dated<HeldResult>[] },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => desk }));

/** A log with enough moves (`FEWEST_MOVES`) to tell whether another play copies it. */
const LOG = JSON.stringify(Array.from({ length: 60 }, (_, i) => [5, 0, i]));
const info = (leaderboardName: string) =>
  ({ leaderboardName, avatarIcon: 'coffee', avatarColor: 'emerald' }) as const;
const held = (player: string, more: Partial<Dated<HeldResult>> = {}): Dated<HeldResult> => ({
  ...{ key: player, at: player.charCodeAt(0), player, game: 'sudoku-shift', board: '516' },
  ...{ rank: 42_000, reason: 'The same moves.', log: LOG, info: info('Quiet Espresso'), ...more },
});
const entry = (name: string): Dated<PlayerEntry> => ({
  ...{ key: name, at: 0, game: 'geografind', board: '390', rank: 3 },
  ...{ verdict: 'checked', info: info(name) },
});

const page = drawn();
const draw = async () => {
  desk.readHeld.mockResolvedValue(given.value);
  await page.draw(
    <MemoryRouter>
      <AtDesk>
        <Held />
      </AtDesk>
    </MemoryRouter>,
  );
  await eventually(() => expect(cases().length).toBeGreaterThan(0));
};
const cases = () => [...page.place.querySelectorAll('section > ul > li')];
/** The button with this name in the open dialog; without a dialog, on the page. */
const button = (name: string) =>
  [...(document.querySelector('dialog') ?? document).querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )!;

beforeEach(() => {
  desk.decideHeld.mockReset().mockResolvedValue({ decided: true });
  desk.readEntries.mockReset().mockResolvedValue([]);
  desk.readEntry.mockReset().mockResolvedValue(entry('Mellow Mocha'));
  given.value = [
    held('a', { sameAs: 'zoe', info: info('Cosy Latte') }),
    held('b'),
    held('c', { board: '517', info: info('Warm Bean') }),
  ];
});

it('puts the same moves together, and says whose they are', async () => {
  desk.readEntries.mockImplementation(async (player: string) =>
    player === 'b' ? [entry('Quiet Espresso')] : [],
  );
  await draw();
  expect(page.place.querySelectorAll('h3')).toHaveLength(2);
  await eventually(() => expect(page.place.textContent).toContain('Mellow Mocha'));
  expect(desk.readEntry).toHaveBeenCalledExactlyOnceWith('sudoku-shift', '516', 'zoe');
  const [copies] = cases();
  expect(copies?.textContent).toContain('2 results with the same moves');
  expect(copies?.textContent).toContain('Cosy Latte');
  expect(copies?.textContent).toContain('This account has no other results on a leaderboard.');
  expect(copies?.textContent).toContain('Quiet Espresso');
  expect(copies?.textContent).toContain('3/6');
  expect(copies?.textContent).not.toContain('Warm Bean');
});

it('refuses all of it in one call, when it was asked once more', async () => {
  await draw();
  await press(button('Refuse all 2'));
  expect(desk.decideHeld).not.toHaveBeenCalled();
  await press(button('Refuse all 2'));
  await eventually(() => expect(page.place.textContent).toContain('Refused 2 results.'));
  expect(desk.decideHeld).toHaveBeenCalledExactlyOnceWith({
    ...{ game: 'sudoku-shift', board: '516', decision: 'refuse', note: '' },
    players: ['a', 'b'],
  });
});

it('sends no more at once than a call takes', async () => {
  given.value = Array.from({ length: 70 }, (_, i) => held(`player${i}`, { at: i }));
  await draw();
  // Each account of a case is looked up by a request of its own, and only the first few at once.
  expect(desk.readEntries).toHaveBeenCalledTimes(3);
  await press(button('Refuse all 70'));
  await press(button('Refuse all 70'));
  await eventually(() => expect(desk.decideHeld).toHaveBeenCalledTimes(2));
  const sent = desk.decideHeld.mock.calls.map(([data]) => data.players.length);
  expect(sent).toEqual([50, 20]);
});

it('accepts one by one', async () => {
  await draw();
  await press(button('Accept Cosy Latte’s result'));
  await press(button('Accept the result'));
  await eventually(() =>
    expect(page.place.textContent).toContain('The result is now on the leaderboard.'),
  );
  expect(desk.decideHeld).toHaveBeenCalledExactlyOnceWith({
    ...{ game: 'sudoku-shift', board: '516', decision: 'accept', note: '' },
    players: ['a'],
  });
});
