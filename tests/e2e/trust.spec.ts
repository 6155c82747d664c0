/** The pages on privacy and accessibility. */
import { globSync } from 'node:fs';
import { ACCESSIBILITY } from '../../src/app/trust/accessibility.ts';
import { PRIVACY } from '../../src/app/trust/privacy.ts';
import { becomeOfflineReady, openSettings } from './support/app.ts';
import { folderOf } from './support/builds.ts';
import { cachedPaths } from './support/caches.ts';
import { expect, FAILED_REQUEST, withWorker } from './support/fixtures.ts';

withWorker(
  'both pages can be read offline, and no cookie is set',
  { tag: '@all' },
  async ({ page, context, complaints }) => {
    complaints.allow(FAILED_REQUEST);
    await page.goto('/');
    await becomeOfflineReady(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      PRIVACY.sections.flatMap(({ sentences }) =>
        sentences.filter((text) => !PRIVACY.onlyWithAppCheck?.includes(text)),
      ),
    );
    const settings = await openSettings(page);
    await settings.getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(ACCESSIBILITY.sections[0]!.sentences[0]!)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    // The code of App Check is built, and no device keeps it.
    expect(globSync(`${folderOf('first')}/assets/recaptcha-*.js`)).toHaveLength(1);
    const kept = await cachedPaths(page);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.filter((path) => path.includes('recaptcha'))).toEqual([]);
  },
);
