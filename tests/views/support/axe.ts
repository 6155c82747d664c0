/** Accessibility checks by the checker axe, on the page that a component test shows. */
import axe from 'axe-core';
import { AXE_OPTIONS, AXE_TAGS, axeLines } from '../../support/axeRules.ts';
import { nameFaults } from '../../support/nameFaults.ts';
import { comeToRest, emulateMedia } from './input.ts';

/** axe's violations on the page in one colour mode, and faults of names, a line for each element. */
export async function violations(colorScheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  await emulateMedia({ colorScheme });
  // A colour in transition has no meaningful contrast.
  await comeToRest();
  const found = await axe.run(document, {
    ...AXE_OPTIONS,
    runOnly: { type: 'tag', values: AXE_TAGS },
  });
  await emulateMedia({ colorScheme: 'light' });
  return [...axeLines(found.violations), ...nameFaults()];
}
