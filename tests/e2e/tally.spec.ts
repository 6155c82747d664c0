/**
 * Statistics of play, sent with the player's consent: off by default, each puzzle once, anonymous.
 */
import type { Page, Request } from '@playwright/test';
import { DAY_MS } from '../../src/daily/date.ts';
import type { CountPuzzlesRequest } from '../../src/feedback/callables.ts';
import { TALLY } from '../../src/storage/keys.ts';
import { shiftClock } from '../support/clock.ts';
import { openSettings, PuzzlePage } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY, YESTERDAY } from './support/day.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { type Site, sending } from './support/site.ts';
import { almostDone } from './support/solution.ts';

const FUNCTION = '**/countPuzzles';
const EARLIER = '510';

// The content security policy allows only the functions of the build's project, not the fake
// server.
test.use({ bypassCSP: true });

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

const consent = (page: Page) => page.getByRole('switch', { name: 'Help with the puzzles' });

/**
 * Answers the app's requests by a fake server, which has no published changes and which tests can
 * switch off.
 */
async function withServer(page: Page, site: Site) {
  const config = { projectId: 'somebodys-cafe', apiKey: 'any' };
  site.answer(/init\.json/, sending(JSON.stringify(config)));
  await page.context().route('https://*.googleapis.com/**', (route) => route.abort());
  const calls: Request[] = [];
  const server = { calls, isThere: true };
  await page.context().route(FUNCTION, async (route) => {
    const { headers, isPreflight } = cors(route.request());
    if (isPreflight) return route.fulfill({ status: 204, headers });
    calls.push(route.request());
    if (!server.isThere) return route.abort();
    return route.fulfill({ headers, json: { result: { counted: true, refused: [] } } });
  });
  return server;
}

function cors(request: Request) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': 'POST',
  };
  return { headers, isPreflight: request.method() === 'OPTIONS' };
}

const sentIn = (request: Request) =>
  (request.postDataJSON() as { readonly data: CountPuzzlesRequest }).data;

/** Makes a move in a puzzle and waits until it is saved. */
async function begin(page: Page, id: string): Promise<void> {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(id);
  const [row = '', at = 0] = boardsOf(id)[0]!.rows.flatMap((text, i) =>
    text.includes('.') ? ([text, i] as const) : [],
  );
  await puzzle.clickCell(Number(at), String(row).indexOf('.'));
  await page.keyboard.press('1');
  await expect
    .poll(async () => (await readTable(page, 'progress'))[`sudoku-shift/${id}`])
    .toMatchObject({ id, progress: expect.any(Number) });
  await expect(puzzle.undo).toBeEnabled();
  await page.goto('/licences');
}

/** Shifts the clock of pages opened from now on. */
async function waitDays(page: Page, days: number): Promise<void> {
  // Shifts of the clock add up.
  await page.context().addInitScript(shiftClock, days * DAY_MS);
}

const kept = async (page: Page) => (await readTable(page, 'meta'))[TALLY];

/** Timeout for a page's last request, which is late on a busy machine. */
const LAST_OF_ALL = { timeout: 20_000 };

test('it is off, stays as it was chosen, and is forgotten when it is turned off', async ({
  page,
  site,
}) => {
  const { calls } = await withServer(page, site);
  await page.goto('/');
  await openSettings(page);
  await expect(consent(page)).not.toBeChecked();
  expect(await kept(page)).toBeUndefined();
  await consent(page).press('Space');
  await expect(consent(page)).toBeChecked();
  expect(await violationsIn(page)).toEqual([]);
  await expect.poll(() => kept(page)).toMatchObject({ settled: [], batch: null });
  await page.reload();
  await openSettings(page);
  await expect(consent(page)).toBeChecked();
  await consent(page).uncheck();
  await expect.poll(() => kept(page)).toBeNull();
  await page.reload();
  await openSettings(page);
  await expect(consent(page)).not.toBeChecked();
  expect(calls).toEqual([]);
});

test('what is begun from then on is told once, when it is finished or was left', async ({
  page,
  site,
}) => {
  const server = await withServer(page, site);
  await begin(page, EARLIER);
  await page.goto('/');
  await openSettings(page);
  await consent(page).check();
  await expect.poll(() => kept(page)).toMatchObject({ settled: [`sudoku-shift/${EARLIER}`] });

  // From here on the server cannot be reached.
  server.isThere = false;
  await begin(page, YESTERDAY);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  await page.goto('/licences');
  await expect.poll(() => server.calls.length, LAST_OF_ALL).toBeGreaterThan(0);
  await expect.poll(() => kept(page)).not.toMatchObject({ batch: null });

  // When the server is back, the same batch of statistics is sent again.
  server.isThere = true;
  await page.reload();
  await expect.poll(() => kept(page), LAST_OF_ALL).toMatchObject({ batch: null });
  const [first, ...again] = server.calls.map(sentIn);
  expect(again.length).toBeGreaterThan(0);
  for (const call of again) expect(call).toEqual(first);
  const hash = expect.stringMatching(/^[0-9a-f]{14}$/);
  expect(first).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    puzzles: [{ game: 'sudoku-shift', id: TODAY, outcome: 'finished', hash }],
  });
  const headers = await server.calls.at(-1)!.allHeaders();
  expect(Object.keys(headers)).not.toContain('authorization');
  expect(Object.keys(headers)).not.toContain('cookie');

  // The next batch of statistics holds only puzzles that were begun after the player's consent to
  // being counted, and abandoned since.
  const before = server.calls.length;
  await waitDays(page, 9);
  await page.reload();
  await expect.poll(() => server.calls.length, LAST_OF_ALL).toBe(before + 1);
  const { key, puzzles } = sentIn(server.calls.at(-1)!);
  expect(key).not.toBe(first?.key);
  expect(puzzles).toEqual([{ game: 'sudoku-shift', id: YESTERDAY, outcome: 0, hash }]);
  await expect.poll(() => kept(page)).toMatchObject({ batch: null });
});

test('what a backup brings is not told', async ({ page, site, newDevice }) => {
  await withServer(page, site);
  await begin(page, YESTERDAY);
  await page.goto('/');
  const settings = await openSettings(page);
  const download = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Save a backup' }).click();
  const file = await (await download).path();

  const other = await (await newDevice({ bypassCSP: true })).newPage();
  await withServer(other, site);
  await other.goto('/');
  const there = await openSettings(other);
  await consent(other).check();
  await expect.poll(() => kept(other)).toMatchObject({ settled: [] });
  await there.getByLabel('Restore a backup').setInputFiles(file);
  await expect(there.getByRole('status').filter({ hasText: 'Added' })).toBeVisible();
  await expect.poll(() => kept(other)).toMatchObject({ settled: [`sudoku-shift/${YESTERDAY}`] });
});
