/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All levels that we keep to, and what axe calls best practice. */
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** What depends on colours: every other rule says the same in light and in dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Rules = 'ours' | 'colours' | 'all';
type Mode = 'light' | 'dark';

/** Waits until nothing moves: a colour that is on its way to another has no contrast to speak of. */
export const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0, calm = 0; calm < 5 && frame < 120; frame++) {
      await new Promise(requestAnimationFrame);
      calm = document.getAnimations().length > 0 ? 0 : calm + 1;
    }
  });

/**
 * The other colours at once. However short transitions are, an inherited colour takes a frame per level
 * of the page to arrive: two dozen, in which axe would wait for what it then sees anyway.
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
  // Nothing changes with it, so nothing begins to move.
  await sheet.evaluate((still) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still);
  });
  await sheet.dispose();
}

/** One line for each place: the rule, where, and what is wrong. To be compared with none. */
export async function violationsOn(page: Page, rules: Rules = 'ours'): Promise<string[]> {
  // Once in a document axe stays there: half a megabyte is sent and read once.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ' ' }) });
  // What is in order is only counted: to name it takes longer than to find it.
  // And the one rule that waits for anything to be loaded asks how long sounds are: no stylesheet is
  // taken apart for it.
  axe.options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (rules === 'ours') axe.withTags(AXE_TAGS);
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  // A page without frames needs no second page on which their results come together.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** In each colour mode in turn; every rule in the first, those on colours in the others. */
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
