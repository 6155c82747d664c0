/** Chromium by Playwright, as in all other browser tests. */
import { chromium } from 'playwright';
import { CHROMIUM_ARGS } from '../../../tools/chromium.ts';
import { type Browser, type LaunchOptions, type Point, smoothly, VIEWPORT } from './browser.ts';
import { answerOf, callIn } from './evaluate.ts';

export async function launchChromium(
  binary: string,
  { proxyPort }: LaunchOptions,
): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: binary,
    args: CHROMIUM_ARGS,
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: '<-loopback>' },
  });
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (!/error|warning/.test(message.type())) return;
    // Of what could not be loaded the text does not say what it was.
    const { url } = message.location();
    const isOfLoad = message.text().startsWith('Failed to load resource');
    complaints.push(isOfLoad ? `${message.text()} ${url}` : message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const { mouse, keyboard } = page;
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    run: async (fn, ...args) => answerOf(await page.evaluate(callIn(fn as never, args))),
    click: ({ x, y }) => mouse.click(x, y),
    async drag(...way: Point[]) {
      for (const [i, { x, y }] of smoothly(way).entries()) {
        await mouse.move(x, y);
        if (i === 0) await mouse.down();
      }
      await mouse.up();
    },
    async press(...strokes) {
      for (const stroke of strokes) await keyboard.press(stroke);
    },
    complaints: async () => complaints,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
