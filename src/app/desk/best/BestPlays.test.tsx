// @vitest-environment jsdom
/**
 * The desk's list of best results: unusual ones first, and each can be taken off its leaderboard
 * and put back, with a reason.
 */
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn, press, typeInto } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { BestPlay, Dated } from '../../../desk/port.ts';
import { BestResults } from './BestPlays.tsx';

const { desk, given } = vi.hoisted(() => ({
  desk: { decideEntry: vi.fn() },
  given: { value: [] as unknown[], older: null as number | null },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => desk }));
vi.mock('../useReading.ts', async (original) => ({
  ...(await original<object>()),
  useReading: () => ({
    value: { plays: given.value, older: given.older },

    trouble: null,
    again: () => {},
  }),
}));

const log = (wait: (i: number) => number) =>
  JSON.stringify(Array.from({ length: 40 }, (_, i) => [wait(i), 0, { type: 'fill', cell: i }]));
const play = (player: string, more: Partial<Dated<BestPlay>> = {}): Dated<BestPlay> => ({
  ...{
    key: player,
    at: 1_000,
    player,
    game: 'sudoku-shift',
    board: '516',
    name: `Mellow ${player}`,
  },
  ...{ rank: 421_000, place: 2, players: 40, log: log((i) => 500 + 900 * (i % 9) ** 2) },
  ...more,
});

const page = drawn();
const draw = () =>
  page.draw(
    <MemoryRouter>
      <AtDesk>
        <BestResults />
      </AtDesk>
    </MemoryRouter>,
  );
const cards = () =>
  [...page.place.querySelectorAll('section > ul.grid > li')].map((one) => one.textContent);
const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent === name)!;
const dialog = () => document.querySelector('dialog')!;

const typeReason = (text: string) => typeInto(dialog().querySelector('input')!, text);

beforeEach(() => {
  desk.decideEntry.mockReset().mockResolvedValue({ decided: true });
  given.value = [
    play('Mocha', { at: 3_000 }),
    play('Robot', { place: 1, log: log(() => 900) }),
    play('Latte', { at: 2_000, name: null, place: null }),
  ];
});

it('shows odd ones first, with what is odd, then those that were taken off', async () => {
  await draw();
  const [first, second, third] = cards();
  expect(first).toContain('Mellow Robot, 1st of 40: 7:01');
  expect(first).toContain('The pauses between the moves are almost the same.');
  expect(first).toContain('No move took much longer than the others.');
  expect(second).toContain('Removed from the leaderboard.');
  expect(third).toContain('Mellow Mocha, 2nd of 40');
  expect(third).not.toContain('pauses');
});

it('offers older ones where there are some', async () => {
  await draw();
  expect(button('Show older results')).toBeUndefined();
  given.older = 1_000;
  await draw();
  expect(button('Show older results')).toBeDefined();
  given.older = null;
});

it('says of a result without moves that there are none to look at', async () => {
  given.value = [play('Guess', { log: '' })];
  await draw();
  expect(cards()[0]).toContain('No moves were sent');
  expect(button('Show the moves')).toBeUndefined();
});

it('takes one off with a reason, and not without', async () => {
  await draw();
  await press(button('Remove from leaderboard'));
  await press(button('Remove from leaderboard', dialog()));
  expect(dialog().textContent).toContain('Please give a reason.');
  expect(desk.decideEntry).not.toHaveBeenCalled();
  await typeReason(' By a solver. ');
  await press(button('Remove from leaderboard', dialog()));
  await eventually(() =>
    expect(page.place.textContent).toContain('Removed from the leaderboard. You can restore it.'),
  );
  expect(desk.decideEntry).toHaveBeenCalledExactlyOnceWith({
    ...{ game: 'sudoku-shift', board: '516', player: 'Robot', decision: 'take-off' },
    note: 'By a solver.',
  });
});

it('puts one back', async () => {
  await draw();
  await press(button('Restore to leaderboard'));
  await typeReason('It was a person.');
  await press(button('Restore to leaderboard', dialog()));
  await eventually(() => expect(page.place.textContent).toContain('Restored to the leaderboard.'));
  expect(desk.decideEntry).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ player: 'Latte', decision: 'put-back' }),
  );
});
