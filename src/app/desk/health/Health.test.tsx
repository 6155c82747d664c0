// @vitest-environment jsdom
/** The desk's page on the site's health. */
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn, press } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import { civilDateOf } from '../../../daily/date.ts';
import type { HealthLook } from '../../../desk/health.ts';
import { GAME_IDS } from '../../../games/definitions.ts';
import { Health } from './Health.tsx';

const { desk } = vi.hoisted(() => ({
  desk: { readHealth: vi.fn(), readErrors: vi.fn(), settleError: vi.fn() },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => desk }));

const today = civilDateOf(new Date());
const packs = Object.fromEntries(GAME_IDS.map((game) => [game, 84])) as HealthLook['packs'];
const look: HealthLook = {
  ...{ day: today, at: new Date().setHours(4, 7), packs, openSums: 0, errors: 2, refused: 0 },
  ...{ held: 3, heldHours: 5, reports: 1, results: 1_000 },
};
const error = (key: string) => ({
  ...{ key, at: 1_000, build: 'b7', message: '500 Oh', path: '/statistics', agent: 'Browser' },
  ...{ stack: 'at x', frames: ['src/app/statistics/recap.ts:12:3 (recap)'], settled: false },
  place: 'src/app/statistics/recap.ts:12:3 (recap)',
});

const page = drawn();
const draw = () =>
  page.draw(
    <MemoryRouter>
      <AtDesk>
        <Health />
      </AtDesk>
    </MemoryRouter>,
  );
const text = () => page.place.textContent ?? '';
const red = () => [...page.place.querySelectorAll('div.text-bad dt')].map((one) => one.textContent);

beforeEach(() => {
  vi.clearAllMocks();
  desk.readHealth.mockResolvedValue([look]);
  desk.readErrors.mockResolvedValue([]);
});

it('says when nothing is due, and what the figure for the cost is based on', async () => {
  await draw();
  await eventually(() => expect(text()).toContain('Nothing is due.'));
  expect(red()).toEqual([]);
  expect(text()).toContain('1,000 results, each 41 reads and 3.3 writes as measured');
});

it('a game whose pack is gone is named in red, and the others are not', async () => {
  desk.readHealth.mockResolvedValue([{ ...look, packs: { ...packs, geografind: 3 } }]);
  await draw();
  await eventually(() =>
    expect(text()).toContain('Geografind has puzzles for 3 more days. Make new packs.'),
  );
  expect(red()).toEqual(['Geografind: days in packs']);
});

it('names the hour of the look, and counts the errors anew', async () => {
  const at = Date.now();
  desk.readHealth.mockResolvedValue([{ ...look, errors: 0 }]);
  desk.readErrors.mockResolvedValue(
    Array.from({ length: 50 }, (_, i) => ({ ...error(`${i}`), at })),
  );
  await draw();
  await eventually(() => expect(text()).toContain('taken at 04:07'));
  await eventually(() => expect(text()).toContain('50 errors were reported in a day'));
  expect(red()).toEqual(['Errors reported in a day']);
});

const buttons = () => [...page.place.querySelectorAll('button')];

it('shows errors by file and message, and settles all of one cause, or all', async () => {
  const other = { ...error('three'), message: 'Something else' };
  desk.readErrors.mockResolvedValue([error('one'), error('two'), other]);
  await draw();
  await eventually(() => expect(text()).toContain('2 times'));
  expect([...page.place.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(
    Array(2).fill('src/app/statistics/recap.ts'),
  );
  expect(text()).toContain('Something else');
  const [ofFirst, ofSecond, all] = buttons();
  expect([ofFirst, ofSecond, all].map((one) => one?.textContent)).toEqual([
    ...['Settle all 2', 'Settle', 'Settle all 3'],
  ]);
  await press(ofFirst!);
  await eventually(() => expect(desk.settleError.mock.calls).toEqual([['one'], ['two']]));
  desk.settleError.mockClear();
  await press(buttons().at(-1)!);
  await eventually(() => expect(desk.settleError).toHaveBeenCalledTimes(3));
});
