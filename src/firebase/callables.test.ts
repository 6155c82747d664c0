import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { REGION, WITHOUT_APP_CHECK } from '../protocol/callables.ts';
import { ServerError, type StatusCode, sentenceFor } from '../protocol/status.ts';
import { setAppCheckTokens } from './appCheckToken.ts';
import { functionsAddress, makeCall } from './callables.ts';

/** The outcome of a call to a server with this listener. */
async function outcomeOf(
  listener: RequestListener,
  data: unknown = {},
  name = 'reportPuzzle',
): Promise<unknown> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const call = makeCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const outcome = await call(name, data).catch((error: unknown) => error);
  server.closeAllConnections();
  server.close();
  return outcome;
}

const answering =
  (http: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(http, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const refusal = (http: number, error: object) => outcomeOf(answering(http, { error }));

it('sends the request as `data`, and returns `result`', async () => {
  let sent = '';
  const listener: RequestListener = (request, response) => {
    request.on('data', (part) => {
      sent += part;
    });
    request.on('end', () => {
      expect(request.url).toBe('/reportPuzzle');
      response.end(JSON.stringify({ result: { counted: 2 } }));
    });
  };
  expect(await outcomeOf(listener, { counts: [1] })).toEqual({ counted: 2 });
  expect(JSON.parse(sent)).toEqual({ data: { counts: [1] } });
});

describe('App Check', () => {
  afterEach(() => setAppCheckTokens(null));
  const headerOf = async (name?: string) => {
    let header: unknown = 'no request';
    const listener: RequestListener = (request, response) => {
      header = request.headers['x-firebase-appcheck'];
      response.end(JSON.stringify({ result: {} }));
    };
    const outcome = await outcomeOf(listener, {}, name);
    return { outcome, header };
  };
  it('sends the token that there is', async () => {
    setAppCheckTokens(async () => 'a.b.c');
    expect((await headerOf()).header).toBe('a.b.c');
  });
  it('sends nothing at all where a token has to be waited for', async () => {
    setAppCheckTokens(async () => {
      throw new ServerError('unavailable');
    });
    expect(await headerOf()).toMatchObject({
      header: 'no request',
      outcome: { status: 'unavailable' },
    });
  });
  it.each([...WITHOUT_APP_CHECK])('sends %s with a token, and without one too', async (name) => {
    setAppCheckTokens(async () => 'a.b.c');
    expect((await headerOf(name)).header).toBe('a.b.c');
    setAppCheckTokens(async () => {
      throw new ServerError('unavailable');
    });
    expect(await headerOf(name)).toEqual({ header: undefined, outcome: {} });
  });
});

it('finds the functions of a project, and the emulator’s', () => {
  expect(functionsAddress('crema')).toBe(`https://${REGION}-crema.cloudfunctions.net`);
  expect(functionsAddress('demo-crema')).toBe(`http://127.0.0.1:5001/demo-crema/${REGION}`);
});

describe('a refusal', () => {
  it.each<[number, object, StatusCode, string | null]>([
    [409, { status: 'ABORTED', message: 'Somebody was first.' }, 'aborted', 'Somebody was first.'],
    [
      400,
      { status: 'FAILED_PRECONDITION', message: 'Line one.\nLine two.' },
      'aborted',
      'Line one.\nLine two.',
    ],
    [500, { status: 'INTERNAL', message: 'INTERNAL' }, 'internal', null],
    [400, { status: 'INVALID_ARGUMENT' }, 'invalid-argument', null],
    [400, { message: 7 }, 'invalid-argument', null],
  ])('%d %j', async (http, body, status, sentence) => {
    const error = await refusal(http, body);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status, message: sentence ?? sentenceFor(status) });
  });

  it.each([
    [{ retryAfterMs: 40_000 }, 40_000],
    [{ retryAfterMs: -1 }, null],
    [{ retryAfterMs: '40' }, null],
    [{ retryAfterMs: 1e12 }, null],
    [undefined, null],
    ['soon', null],
    [[{ retryAfterMs: 1 }], null],
  ])('says when to come back, where the server does: %j', async (details, retryAfterMs) => {
    const message = 'That was a lot at once.';
    const error = await refusal(429, { status: 'RESOURCE_EXHAUSTED', message, details });
    expect(error).toMatchObject({ status: 'resource-exhausted', message, retryAfterMs });
  });
});

it.each<[string, RequestListener, StatusCode]>([
  ['hangs up', (request) => request.socket.destroy(), 'unavailable'],
  ['answers a page in place of JSON', answering(200, '<p>Welcome to our Wi-Fi</p>'), 'unavailable'],
  ['refuses with a page', answering(403, '<p>Please pay</p>'), 'unavailable'],
  ['dies of the request', answering(500, 'Internal Server Error'), 'internal'],
  ['answers without a result', answering(200, {}), 'internal'],
  ['answers null', answering(200, null), 'internal'],
])('a server that %s', async (_, listener, status) => {
  const error = await outcomeOf(listener);
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ status, message: sentenceFor(status) });
});
