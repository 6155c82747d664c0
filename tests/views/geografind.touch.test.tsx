/** Geografind's board on the touch screen of a phone. */
import { expect, test } from 'vitest';
import { ANSWER, geografind } from './support/geografind.ts';
import { boxOf, tap, typeText } from './support/input.ts';
import { PHONE } from './support/play.tsx';

test('on a phone it is won by touch, and all of it is in view', async () => {
  await geografind.open(PHONE);
  const height = () => document.documentElement.scrollHeight;
  expect(height()).toBeLessThanOrEqual(PHONE.height);
  for (const part of [geografind.map, geografind.field, geografind.hints, geografind.list]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  await tap(geografind.field);
  await typeText('swe');
  const option = await geografind.suggestion('Sweden');
  await expect.element(option).toBeVisible();
  // The list opens above the field, where the on-screen keyboard does not cover it. It is placed
  // there only after it is drawn.
  await expect.poll(() => boxOf(option).bottom).toBeLessThanOrEqual(boxOf(geografind.field).y);
  expect(boxOf(option).height).toBeGreaterThanOrEqual(44);
  await tap(option);
  await expect.element(geografind.field).toHaveValue('Sweden');
  await tap(geografind.button);
  await expect.element(geografind.row(1)).toMatchTextContent('Sweden');
  expect(height()).toBeLessThanOrEqual(PHONE.height);
  await geografind.settledOn('Sweden');
  await tap(geografind.map);
  await expect.element(geografind.field).toHaveValue('Sweden');
  await geografind.field.fill(ANSWER.name);
  await tap(geografind.button);
  await expect.element(geografind.ended('Your result')).toBeVisible();
  expect(geografind.result()).toContain(JSON.stringify(['SE', ANSWER.code, 'win']));
});
