// @vitest-environment jsdom
/** The desk's inbox: what is due, and reports and errors, which are settled and taken up again. */
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn, press } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import { civilDateOf } from '../../../daily/date.ts';
import type { Dated } from '../../../desk/port.ts';
import { GAME_IDS } from '../../../games/definitions.ts';
import type { ReportDocument } from '../../../protocol/deskDocuments.ts';
import type { HealthDocument } from '../../../protocol/health.ts';
import { ServerError } from '../../../protocol/status.ts';
import { Inbox } from './Inbox.tsx';

const { desk } = vi.hoisted(() => ({
  desk: {
    ...{ readHealth: vi.fn(), readHeld: vi.fn(), readReports: vi.fn(), readErrors: vi.fn() },
    ...{ readBestPlays: vi.fn(), settleReport: vi.fn(), settleError: vi.fn() },
  },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => desk }));

const packs = Object.fromEntries(GAME_IDS.map((game) => [game, 84])) as HealthDocument['packs'];
const look: HealthDocument = { day: civilDateOf(new Date()), packs, openSums: 0 };
const report = (key: string, more: Partial<ReportDocument> = {}): Dated<ReportDocument> => ({
  ...{ key, at: 1000, game: 'geografind', id: '401', version: 1, reason: 'other' },
  ...{ text: `Text of ${key}`, settled: false },
  ...more,
});
const error = (key: string, message = '500 Oh') => ({
  ...{ key, at: 1_000, build: 'b7', message, path: '/statistics', agent: 'Browser', stack: 'at x' },
  ...{ frames: ['src/app/shelf/recap.ts:12:3 (recap)'], settled: false },
  place: 'src/app/shelf/recap.ts:12:3 (recap)',
});

const page = drawn();
async function draw(): Promise<void> {
  await page.draw(
    <MemoryRouter>
      <AtDesk>
        <Inbox />
      </AtDesk>
    </MemoryRouter>,
  );
  await eventually(() => expect(text()).not.toContain('Loading…'));
}
const text = () => page.place.textContent ?? '';
const section = (name: string) =>
  [...page.place.querySelectorAll('section')].find(
    (one) => one.querySelector('h2')?.textContent === name,
  )!;
const button = (name: string, within: ParentNode = page.place) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent === name)!;

beforeEach(() => {
  vi.clearAllMocks();
  desk.readHealth.mockResolvedValue(look);
  for (const read of [desk.readHeld, desk.readReports, desk.readErrors]) read.mockResolvedValue([]);
  desk.readBestPlays.mockResolvedValue({ plays: [], older: null });
  desk.settleReport.mockResolvedValue(undefined);
  desk.settleError.mockResolvedValue(undefined);
});

it('says so where nothing waits', async () => {
  await draw();
  for (const words of [
    'The site is in good shape.',
    'No results are waiting for a decision.',
    'No open reports.',
    'No open error reports.',
    'No best results yet.',
  ]) {
    expect(text()).toContain(words);
  }
});

it('shows the other lists where one cannot be read', async () => {
  desk.readHeld.mockRejectedValue(new ServerError('permission-denied', 'Not for you.'));
  desk.readReports.mockResolvedValue([report('a')]);
  await draw();
  expect(section('Held results').textContent).toContain('Not for you.');
  expect(section('Reports').textContent).toContain('Text of a');
  expect(text()).toContain('The site is in good shape.');
});

it('settles all reports of a puzzle, those only counted too, and takes that back', async () => {
  desk.readReports.mockResolvedValue([
    ...[report('a'), report('b'), report('more', { more: 7, text: '' })],
    report('other', { id: '402' }),
  ]);
  await draw();
  expect(text()).toContain('And 7 more reports: only the first are kept in full.');
  await press(button('Settle all 9'));
  await eventually(() => expect(text()).toContain('Settled: Geografind of 23 November 2026.'));
  expect(desk.settleReport.mock.calls).toEqual([
    ['a', true],
    ['b', true],
    ['more', true],
  ]);
  expect(document.activeElement?.textContent).toContain('Settled:');
  // The list still has them: it was not read again, or too early.
  expect(text()).not.toContain('Text of a');
  desk.settleReport.mockClear();
  await press(button('Undo'));
  await eventually(() => expect(text()).not.toContain('Settled:'));
  expect(text()).toContain('Text of a');
  expect(desk.settleReport.mock.calls).toEqual([
    ['a', false],
    ['b', false],
    ['more', false],
  ]);
});

it('says why where it failed', async () => {
  desk.readReports.mockResolvedValue([report('a')]);
  desk.settleReport.mockRejectedValue(new ServerError('permission-denied'));
  await draw();
  await press(button('Settle'));
  await eventually(() =>
    expect(section('Reports').querySelector('[role="alert"]')?.textContent).not.toBe(''),
  );
  expect(text()).not.toContain('Settled:');
});

it('shows what players have typed isolated, with nothing hidden in it', async () => {
  desk.readReports.mockResolvedValue([report('a', { text: 'is \u202Egnorw\u202C' })]);
  await draw();
  const typed = page.place.querySelector('bdi');
  expect(typed?.textContent).toBe('is [U+202E]gnorw[U+202C]');
  // The quotation marks around a player's words are outside of the element that isolates them.
  expect(typed?.parentElement?.textContent).toBe(`“${typed?.textContent}”`);
});

it('shows errors by file and message, and settles all of one cause', async () => {
  desk.readErrors.mockResolvedValue([error('one'), error('two'), error('three', 'Something else')]);
  await draw();
  const errors = section('Reported errors');
  expect([...errors.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(
    Array(2).fill('src/app/shelf/recap.ts'),
  );
  expect(errors.textContent).toContain('2 reports');
  await press(button('Settle all 2', errors));
  await eventually(() => expect(text()).toContain('Settled: 500 Oh.'));
  expect(desk.settleError.mock.calls).toEqual([
    ['one', true],
    ['two', true],
  ]);
});
