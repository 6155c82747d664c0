/**
 * An HTTP proxy that can cut the network off ("unplug"). Pages and workers are then offline in
 * every browser engine; only `navigator.onLine` stays true.
 */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowingCollector, withCollector } from './collect.ts';

export interface Cable {
  readonly port: number;
  /** Number of requests refused while unplugged. */
  readonly refused: number;
  /** URLs that got no response: the proxy was unplugged, or the server is down. */
  readonly unanswered: ReadonlySet<string>;
  /** Error responses so far, as `{status} {url}`. */
  readonly failed: readonly string[];
  unplug(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/**
 * Starts the proxy.
 * @param collecting whether pages get the script of collect.ts.
 */
export async function layCable({ collecting }: { collecting: boolean }): Promise<Cable> {
  let plugged = true;
  let refused = 0;
  const unanswered = new Set<string>();
  const failed: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    if (plugged) {
      forward(request, response, collecting, (status) => {
        if (status === null) unanswered.add(address);
        else if (status >= 400) failed.push(`${status} ${address}`);
      });
      return;
    }
    refused++;
    unanswered.add(address);
    request.socket.destroy();
  });
  // Refuse TLS connections: the tests use none, so these are the browser's telemetry requests.
  server.on('connect', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get refused() {
      return refused;
    },
    unanswered,
    failed,
    unplug() {
      plugged = false;
      server.closeAllConnections();
    },
    plugIn() {
      plugged = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Passes a request on to its server, and the response back.
 * @param onAnswer gets the response's status, or null without a response.
 */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  collecting: boolean,
  onAnswer: (status: number | null) => void,
): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  // Refuse requests to all other hosts: they are the browser's telemetry.
  if (!/^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)) {
    request.socket.destroy();
    return;
  }
  const headers = { ...request.headers };
  delete headers['proxy-connection'];
  // Ask for uncompressed HTML, into which the collecting script is inserted.
  if (collecting) delete headers['accept-encoding'];
  const upstream = ask(
    {
      host: '127.0.0.1',
      port: url.port,
      path: url.pathname + url.search,
      method: request.method,
      headers,
    },
    (answer) => {
      onAnswer(answer.statusCode ?? null);
      const isPage = collecting && /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, ...rest } = answer.headers;
        const policy = rest['content-security-policy'];
        if (typeof policy === 'string') {
          rest['content-security-policy'] = allowingCollector(policy);
        }
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(withCollector(Buffer.concat(chunks).toString()));
      });
    },
  );
  // Without a server destroy the socket, so that the browser sees no response instead of a proxy
  // error.
  upstream.on('error', () => {
    onAnswer(null);
    request.socket.destroy();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
