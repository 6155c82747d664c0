import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REGION } from '../protocol/callables.ts';
import { sendError, sendReport } from './reports.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const site = { apiKey: 'AIza-x_1', projectId: 'crema', authDomain: 'crema.example' };
const key = 'a1B2c3D4e5F6g7H8i9J0';
const report = { game: 'geografind', id: '41', hash: '0000000000000a', reason: 'other' } as const;
const error = { build: 'b', message: 'm', path: '/', agent: 'a', stack: 's' };

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => new Response('{"result":{}}'));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['reportPuzzle', () => sendReport(site, { ...report, text: '', key })],
  ['reportError', () => sendError(site, { ...error, key })],
])('%s goes without the player’s session', async (name, send) => {
  await send();
  expect(fetch).toHaveBeenCalledOnce();
  const [address, init] = fetch.mock.calls[0]!;
  expect(address).toBe(`https://${REGION}-crema.cloudfunctions.net/${name}`);
  const headers = new Headers(init?.headers);
  expect([...headers.keys()]).toEqual(['content-type']);
});
