import { afterEach, expect, it } from 'vitest';
import { APP_CHECK, expiryOf } from '../storage/appCheck.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { writeEntry } from '../storage/metaEntry.ts';
import { appCheckHeaders, setAppCheckTokens } from './appCheckToken.ts';
import { takeLeftToken } from './leftToken.ts';

const NOW = Date.UTC(2026, 10, 27);
const tokenUntil = (until: number) =>
  `e30.${btoa(JSON.stringify({ exp: until / 1000 })).replaceAll('=', '')}.x`;

afterEach(() => setAppCheckTokens(null));

it('the worker sends with the token that a page has left', async () => {
  const storage = memoryStorage();
  const token = tokenUntil(NOW + 120_000);
  await writeEntry(storage, APP_CHECK, { token, until: expiryOf(token) });
  await takeLeftToken(storage, NOW);
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': token });
});

it('and leaves the sending to a page where that has expired, or is no token', async () => {
  const storage = memoryStorage();
  for (const token of [tokenUntil(NOW + 59_000), 'no token']) {
    await writeEntry(storage, APP_CHECK, { token, until: expiryOf(token) });
    await expect(takeLeftToken(storage, NOW)).rejects.toThrow('A page has to send');
    expect(await appCheckHeaders()).toEqual({});
  }
});

it('on a site without App Check the worker sends as ever', async () => {
  const storage = memoryStorage();
  await takeLeftToken(storage, NOW);
  await writeEntry(storage, APP_CHECK, null);
  await takeLeftToken(storage, NOW);
  expect(await appCheckHeaders()).toEqual({});
});

it.each(['', 'a', 'a.%.c', 'a.e30.c', `a.${btoa('null')}.c`])('%j has no expiry', (token) => {
  expect(expiryOf(token)).toBe(0);
});
