/** The frame of all pages: titles, headings, scrolling, colour mode, focus, the day. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { GAME, homeCard, openSettings, PuzzlePage } from './support/app.ts';
import { folderOf, ROOT } from './support/builds.ts';
import { makeDatabase, readTable, writeRows } from './support/database.ts';
import { boardsOf, TODAY, TOMORROW } from './support/day.ts';
import { expect, setClock, test, UNUSED_PRELOAD } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { almostDone } from './support/solution.ts';

test('the page on licences leads to the texts of all that ships', { tag: '@all' }, async ({
  page,
}) => {
  for (const [link, words] of [
    ['software', ['@firebase/auth', 'react-router', 'Permission is hereby granted']],
    ['typeface, data and Firebase', ['Apache License', 'SIL OPEN FONT LICENSE']],
  ] as const) {
    await page.goto('/licences');
    await page.getByRole('link', { name: link, exact: true }).click();
    for (const word of words) await expect(page.locator('body')).toContainText(word);
  }
});

test('navigation scrolls to the top, back to where one was, or to the hash', {
  tag: '@all',
}, async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sudoku-shift/archive');
  const first = page.getByRole('link', { name: '24 June, not played' }).first();
  await page
    .getByRole('region', { name: 'June 2025' })
    .getByRole('link')
    .first()
    .scrollIntoViewIfNeeded();
  await expect(first).toBeAttached();
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);
  await page.getByRole('region', { name: 'June 2025' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/sudoku-shift/1');
  await expect(new PuzzlePage(page).board).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(before - 200);

  // Another page in the same tab begins at its top, though this one was left further down.
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.goto('/geografind/archive');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await scrolled()).toBe(0);

  await page.goto('/sudoku-shift#figures');
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeInViewport();
  await expect.poll(scrolled).toBeGreaterThan(200);
});

test.describe('the colour mode', () => {
  const colours = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  /** The colours that the browser's own bars take. */
  const bars = (page: Page) =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        (metas as HTMLMetaElement[])
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
  const LIGHT = 'rgb(249, 250, 251)';
  const DARK = 'rgb(6, 10, 19)';

  test('follows the system, can be chosen, and is kept, in the browser’s own bars too', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect.poll(() => colours(page)).toBe(DARK);
    const [dark] = await bars(page);
    const dialog = await openSettings(page);
    await dialog.getByText('Light', { exact: true }).click();
    await expect.poll(() => colours(page)).toBe(LIGHT);
    // The colours of the browser's bars change a frame after the choice of a colour mode.
    await expect.poll(() => bars(page)).not.toEqual([dark]);
    const [light] = await bars(page);
    expect(await page.evaluate(() => localStorage.getItem('crema-color-mode'))).toBe('light');
    await page.reload();
    // From the first paint on.
    expect(await bars(page)).toEqual([light]);
    await expect.poll(() => colours(page)).toBe(LIGHT);
    await (await openSettings(page)).getByText('System', { exact: true }).click();
    await expect.poll(() => colours(page)).toBe(DARK);
    await expect.poll(() => bars(page)).toEqual([dark]);
  });

  test.describe('before the app has arrived', () => {
    test('is applied already, and the prerendered page knows the day', async ({
      page,
      site,
      complaints,
    }) => {
      complaints.allow(/preload/);
      await page.goto('/icons/icon-48.png');
      complaints.allow(UNUSED_PRELOAD);
      await page.evaluate(() => localStorage.setItem('crema-color-mode', 'dark'));
      // The app's script never loads, so the prerendered page stays.
      site.answer(/^\/assets\/app-/, () => {});
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday morning');
      await expect(page.getByText('21 November. Your coffee is ready.')).toBeVisible();
      // Whether there is a network is not known yet.
      await expect(page.getByText('Offline')).toHaveCount(0);
      expect(await colours(page)).toBe(DARK);
      await page.goto(`/sudoku-shift/${TODAY}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(GAME);
      expect(await colours(page)).toBe(DARK);
    });
  });
});

test('the app waits for a page that is slow to come', async ({ page, site }) => {
  // Cache the app's chunks, so that they load before the end of the page.
  await page.goto('/');
  await expect(homeCard(page)).toBeVisible();
  const html = readFileSync(join(ROOT, folderOf('first'), 'index.html'), 'utf8');
  const middle = html.indexOf('</style>');
  site.answer(/^\/$/, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    // Send the rest of the page after a second, longer than the app waits for the first frame.
    setTimeout(() => response.end(html.slice(middle)), 1000);
  });
  await page.goto('/');
  await expect(homeCard(page)).toBeVisible();
});

/**
 * Expects the app to paint nothing larger than the prerendered page: that would delay the largest
 * contentful paint.
 */
async function expectLargestBeforeApp(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: HTMLElement };
        paints.push(element?.dataset.boot ?? element?.outerHTML.slice(0, 80) ?? 'gone');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const paints = () => page.evaluate(() => (globalThis as unknown as { paints: string[] }).paints);
  const letGo = await holdBack(page, /\/assets\/app-/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(async () => (await paints()).length).toBeGreaterThan(0);
  // When the font of headings arrives, it may enlarge the texts and repaint them.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const { paints } = globalThis as unknown as { paints: string[] };
    // The browser reports a paint some frames later.
    for (let still = 0, count = paints.length; still < 10; still++) {
      await new Promise(requestAnimationFrame);
      if (paints.length > count) still = 0;
      count = paints.length;
    }
  });
  const before = await paints();
  expect(['part-of-day', 'tagline']).toContain(before.at(-1));
  letGo();
  await expect(page.locator('main#main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await paints()).toEqual(before);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  for (const path of ['/', '/geografind/today']) {
    test(`the largest text of ${path} is painted before the app has come`, ({ page }) =>
      expectLargestBeforeApp(page, path));
  }

  test.describe('for a newcomer', { tag: '@all' }, () => {
    test.use({ newcomer: true });
    test('the largest text of a puzzle is painted before the app has come', ({ page }) =>
      expectLargestBeforeApp(page, '/sudoku-shift/today'));
  });
});

test('the page itself asks for every script that comes before the board', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main#main .play')) return;
      observer.disconnect();
      const come = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(globalThis, { scripts: come.filter((name) => name.endsWith('.js')) });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  for (const { id } of DEFINITIONS) {
    await page.goto(`/${id}/today`);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const came = await page.evaluate(() => {
      const { scripts } = globalThis as unknown as { scripts: string[] };
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      const asked = new Set(links.map(({ href }) => href));
      return { count: scripts.length, others: scripts.filter((name) => !asked.has(name)) };
    });
    expect(came.count).toBeGreaterThan(2);
    expect(came.others).toEqual([]);
  }
});

test('the keyboard’s focus is always to be seen', { tag: '@all' }, async ({ page }) => {
  const focusIsVisible = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      // After the last element of the page nothing has the focus.
      if (!element || element === document.body) return 'visible';
      const candidates = [element, element.closest('label')].filter((one) => one !== null);
      const outlined = candidates.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      // Board cells show the focus as a thick ring, a shadow.
      const cursor = element.querySelector('.ss-selected');
      const ringed = cursor !== null && /\b3\.5px inset/.test(getComputedStyle(cursor).boxShadow);
      return outlined || ringed ? 'visible' : element.outerHTML.slice(0, 200);
    });
  await page.goto('/');
  await expect(homeCard(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible()).toBe('visible');
  }
  await page.goto(`/sudoku-shift/${TODAY}`);
  await expect(new PuzzlePage(page).board).toBeVisible();
  for (let i = 0; i < 16; i++) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible()).toBe('visible');
  }
});

test.describe('at midnight', () => {
  test.use({ startsAt: new Date('2026-11-21T23:30:00+01:00') });

  test('the puzzle on the table stays, its streak counts, and home turns to the new day', async ({
    page,
    context,
  }) => {
    await makeDatabase(page);
    await writeRows(page, 'progress', almostDone(TODAY));
    const puzzle = new PuzzlePage(page);
    await puzzle.open(TODAY);
    const home = await context.newPage();
    await home.goto('/');
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Saturday evening');

    const nextDay = new Date('2026-11-22T00:00:30+01:00');
    await setClock(page, nextDay);
    await setClock(home, nextDay);
    for (const one of [page, home]) {
      await one.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('Early Sunday');
    await expect(home.getByText('22 November.')).toBeVisible();
    await homeCard(home)
      .getByRole('link', { name: `Play ${GAME}` })
      .click();
    await expect(home).toHaveURL(`/sudoku-shift/${TOMORROW}`);

    await expect(page).toHaveURL(`/sudoku-shift/${TODAY}`);
    await puzzle.fillLast(boardsOf(TODAY)[3]!);
    await expect(puzzle.finished).toContainText(/new streak/);
    expect(await readTable(page, 'ssPuzzlesTimes')).toMatchObject({
      [TODAY]: { openedOn: '2026-11-21' },
    });
  });

  test('after a sleep a press, a key, the window or the page turns it, though it was never out of sight', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday evening');
    for (const [i, sign] of [
      () => dispatchEvent(new PointerEvent('pointerdown')),
      () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })),
      () => dispatchEvent(new Event('focus')),
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ].entries()) {
      const day = ['Sunday', 'Monday', 'Tuesday', 'Wednesday'][i]!;
      await setClock(page, new Date(`2026-11-${22 + i}T00:10:00+01:00`));
      await page.evaluate(sign);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Early ${day}`);
      await expect(page.getByRole('link', { name: `Play ${GAME}` })).toHaveAttribute(
        'href',
        `/sudoku-shift/${Number(TOMORROW) + i}`,
      );
    }
  });
});
