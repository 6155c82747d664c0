/** Accessibility checks by the checker axe. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_OPTIONS, AXE_TAGS, axeLines } from '../../support/axeRules.ts';
import { nameFaults } from '../../support/nameFaults.ts';

/**
 * The rules of axe that depend on colours; all other rules give the same result in light and in
 * dark.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Rules = 'ours' | 'colours' | 'all';
type Mode = 'light' | 'dark';

/** Waits until no animation runs: a colour in transition has no meaningful contrast. */
export const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0, calm = 0; calm < 5 && frame < 120; frame++) {
      await new Promise(requestAnimationFrame);
      calm = document.getAnimations().length > 0 ? 0 : calm + 1;
    }
  });

/**
 * Switches the colour mode without CSS transitions. With transitions, an inherited colour takes a
 * frame per level of the DOM: two dozen frames before axe could start.
 */
async function switchColours(page: Page, colorScheme: Mode): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    return still;
  });
  await page.emulateMedia({ colorScheme });
  await comeToRest(page);
  // Remove the sheet that forbids transitions; its removal changes no colour, so it starts no
  // transition.
  await sheet.evaluate((still) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
  });
  await sheet.dispose();
}

/**
 * axe's violations on the page, a line for each element: `{rule}: {selector} {summary}`; and faults of
 * names.
 */
export async function violationsOn(page: Page, rules: Rules = 'ours'): Promise<string[]> {
  // Inject axe's half megabyte only once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly = { ours: AXE_TAGS, colours: COLOUR_RULES, all: undefined }[rules];
  const violations = await page.evaluate(
    async (options) => {
      const injected = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      return (await injected.run(document, options)).violations;
    },
    // The sign-in service's frame is not ours.
    { ...AXE_OPTIONS, ...(runOnly && { runOnly }), iframes: false },
  );
  const names = rules === 'colours' ? [] : await page.evaluate(nameFaults);
  return [...axeLines(violations), ...names];
}

/**
 * axe's violations in each colour mode: by `rules` in the first mode, by the colour rules in the
 * other modes.
 */
export async function violationsIn(
  page: Page,
  modes: readonly [Mode, ...Mode[]] = ['light', 'dark'],
  rules: Rules = 'ours',
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of modes) {
    await switchColours(page, colorScheme);
    const chosen = colorScheme === modes[0] ? rules : 'colours';
    found.push(...(await violationsOn(page, chosen)).map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
