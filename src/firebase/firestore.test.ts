import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ServerError } from '../protocol/status.ts';
import { setAppCheckTokens } from './appCheckToken.ts';
import { makeFirestore } from './firestore.ts';

afterEach(() => setAppCheckTokens(null));

/** The outcome of a request to a server with this listener, with a timeout of `patience` ms. */
async function asked(listener: RequestListener, patience: number): Promise<unknown> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const firestore = makeFirestore(`http://127.0.0.1:${port}`, 'p', { currentUser: null }, patience);
  const outcome = await firestore.get('users/anna').catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  return outcome;
}

it.each<[string, RequestListener]>([
  ['takes the question and never answers', () => {}],
  [
    'begins to answer and never ends',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('[{"found":');
    },
  ],
])('a server that %s is given up in time, to be asked again', async (_, listener) => {
  const outcome = await asked(listener, 100);
  expect(outcome).toBeInstanceOf(ServerError);
  expect((outcome as ServerError).status).toBe('deadline-exceeded');
});

it('is given up in time, too, where the token of App Check never comes', async () => {
  let requests = 0;
  setAppCheckTokens(() => new Promise(() => {}));
  const outcome = await asked(() => {
    requests += 1;
  }, 100);
  expect(outcome).toMatchObject({ name: 'ServerError', status: 'deadline-exceeded' });
  expect(requests).toBe(0);
});

it.each<[string, RequestListener]>([
  ['hangs up', (request) => request.socket.destroy()],
  ['hangs up in the middle', (_, response) => void response.write('[{', () => response.destroy())],
])('a server that %s is not there just now', async (_, listener) => {
  const outcome = await asked(listener, 30_000);
  expect(outcome).toBeInstanceOf(ServerError);
  expect((outcome as ServerError).status).toBe('unavailable');
});
