/**
 * The cable between a browser and everything it asks for, pulled at will: an HTTP proxy. Pages and
 * workers are offline then in every engine alike, whatever can be set in it; only
 * `navigator.onLine` knows nothing of it.
 */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowingCollector, withCollector } from './collect.ts';

export interface Cable {
  readonly port: number;
  /** How many requests have met a pulled cable. */
  readonly refused: number;
  /** The addresses that were asked for and did not answer: the cable was pulled, or nobody there. */
  readonly unanswered: ReadonlySet<string>;
  /** What answered with an error, with its status. */
  readonly failed: readonly string[];
  unplug(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/** @param collecting pages keep their complaints: see collect.ts. */
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
  // Nothing that is tested is reached by TLS: this is the browser's own telemetry.
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

/** @param onAnswer told the answer's status; null when there is none. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  collecting: boolean,
  onAnswer: (status: number | null) => void,
): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  // Anything else is the browser's own telemetry.
  if (!/^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)) {
    request.socket.destroy();
    return;
  }
  const headers = { ...request.headers };
  delete headers['proxy-connection'];
  // Or what is to be changed would come compressed.
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
  // As if it were not there: the browser is to see no answer, not one of this proxy's.
  upstream.on('error', () => {
    onAnswer(null);
    request.socket.destroy();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
