/**
 * The pages as Chromium prints them without background graphics, its default. Firefox displays the
 * PDF, as a page's script can read the pixels in its PDF viewer.
 */
import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts';
import { openSite, sending } from '../e2e/support/site.ts';
import { beNoNewcomer } from '../support/beNoNewcomer.ts';
import { layCable } from './support/cable.ts';
import { PUZZLES, sudokuBoards } from './support/games.ts';
import { findEngine } from './support/launch.ts';
import { until } from './support/player.ts';

const launch = findEngine('firefox');

/** Chromium's PDF of a page of play: of the open board, without the sheet of all boards. */
async function print(url: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.addInitScript(beNoNewcomer, GAME_IDS);
    // The sheet of all boards replaces the board on paper as soon as it is loaded.
    await page.route(/\/assets\/Paper-/, (route) => route.abort());
    await page.goto(url);
    await page.getByRole('grid').waitFor();
    return await page.pdf({ format: 'A4', printBackground: false });
  } finally {
    await browser.close();
  }
}

interface Digit {
  readonly text: string;
  /** Lightness of the darkest pixel in the digit's box, from 0 to 255. */
  readonly darkest: number;
}

/**
 * The digits that are separate text spans in the PDF, or null until the page is painted. Runs in
 * Firefox's viewer.
 */
function digitsSeen(): Digit[] | null {
  const canvas = document.querySelector<HTMLCanvasElement>('.page canvas');
  const spans = [...document.querySelectorAll<HTMLElement>('.textLayer span')];
  const isPainted = document.querySelector('.page[data-loaded=true]') !== null;
  if (!isPainted || canvas === null || spans.length === 0) return null;
  const frame = canvas.getBoundingClientRect();
  const scale = canvas.width / frame.width;
  return spans
    .filter(({ textContent }) => /^\d$/.test(textContent?.trim() ?? ''))
    .map((span) => {
      const { x, y, width, height } = span.getBoundingClientRect();
      const image = canvas
        .getContext('2d')
        ?.getImageData(
          (x - frame.x) * scale,
          (y - frame.y) * scale,
          Math.max(1, width * scale),
          Math.max(1, height * scale),
        );
      let darkest = 255;
      for (let i = 0; i < (image?.data.length ?? 0); i += 4) {
        const [red = 0, green = 0, blue = 0] = image?.data.subarray(i, i + 3) ?? [];
        darkest = Math.min(darkest, (red + green + blue) / 3);
      }
      return { text: span.textContent?.trim() ?? '', darkest };
    });
}

describe.skipIf(typeof launch === 'string')('printing', () => {
  it('the digits of Sudoku Shift are on paper without background graphics', async () => {
    if (typeof launch === 'string') return;
    const site = await openSite();
    const cable = await layCable({ collecting: false });
    const firefox = await launch({ proxyPort: cable.port });
    try {
      const pdf = await print(`${site.url}/sudoku-shift/${PUZZLES['sudoku-shift']}`);
      site.answer(/printed\.pdf/, sending(pdf, 'application/pdf'));
      await firefox.open(`${site.url}/printed.pdf`);
      const digits = await until('the paper', () => firefox.run(digitsSeen));
      const given = (sudokuBoards()[0]?.rows ?? []).join('').replace(/\./g, '');
      expect(digits.map(({ text }) => text).sort()).toEqual([...given].sort());
      expect(digits.filter(({ darkest }) => darkest > 100)).toEqual([]);
    } finally {
      await firefox.close();
      await cable.close();
      await site.close();
    }
  });
});
