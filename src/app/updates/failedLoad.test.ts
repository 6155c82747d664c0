import { expect, it } from 'vitest';
import { isFailedLoad } from './failedLoad.ts';

it.each([
  ['Crema', 'A part of the app did not load: the page of /'],
  ['Chromium', 'Failed to fetch dynamically imported module: https://crema.example/assets/Home.js'],
  ['Firefox', 'error loading dynamically imported module: https://crema.example/assets/Home.js'],
  ['Safari', 'Importing a module script failed.'],
])('knows a failed load in the words of %s', (_engine, message) => {
  expect(isFailedLoad(new TypeError(message))).toBe(true);
});

it('takes nothing else for one', () => {
  expect(isFailedLoad(new TypeError('undefined is not a function'))).toBe(false);
  expect(isFailedLoad(new Response('Page not found: /x', { status: 404 }))).toBe(false);
  expect(isFailedLoad(null)).toBe(false);
});
