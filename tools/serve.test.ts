import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashesIn } from './build/boot.ts';
import { serve } from './serve.ts';

const text = (name: string) => `${name} `.repeat(400);
const FILES = [
  ...['index.html', 'page.html', 'play.html', '404.html', 'manifest.webmanifest', 'sw.js'],
  ...['previews/sudoku-shift/page.html', 'previews/sudoku-shift/play.html'],
  ...['assets/app-1.js', 'puzzles/tea/2026-11.json', 'icons/icon.svg', 'icons/icon.png'],
];

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crema-serve-'));
  for (const sub of ['assets', 'puzzles/tea', 'icons', 'previews/sudoku-shift']) {
    mkdirSync(join(folder, sub), { recursive: true });
  }
  for (const file of FILES) writeFileSync(join(folder, file), text(file));
  server = await serve(folder, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The server's raw response, not decompressed. */
async function ask(path: string, accepts = 'gzip') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': accepts };
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

describe('serve', () => {
  it.each([
    ['/', 'index.html', 200],
    ['/sudoku-shift/516', 'previews/sudoku-shift/play.html', 200],
    ['/sudoku-shift', 'previews/sudoku-shift/page.html', 200],
    ['/tea/516', 'play.html', 200],
    ['/tea', 'page.html', 200],
    ['/assets/gone-1.js', '404.html', 404],
    ['/assets/app-1.js', 'assets/app-1.js', 200],
    ['/puzzles/tea/2026-11.json', 'puzzles/tea/2026-11.json', 200],
    ['/manifest.webmanifest', 'manifest.webmanifest', 200],
    ['/sw.js', 'sw.js', 200],
    ['/icons/icon.svg', 'icons/icon.svg', 200],
  ])('sends %s compressed: %s', async (path, file, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.body.length).toBeLessThan(text(file).length / 4);
    expect(gunzipSync(answer.body).toString()).toBe(text(file));
    const plain = await ask(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text(file));
  });

  it('leaves pictures as they are', async () => {
    const { headers, body } = await ask('/icons/icon.png');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text('icons/icon.png'));
  });

  it('lets the boot script run, by the hash in the policy', async () => {
    for (const path of ['/', '/sudoku-shift/516', '/sudoku-shift']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(hashesIn(policy)).toHaveLength(1);
      expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    }
  });

  it.each(['/%zz', '/..%2f..%2fpackage.json', '/../package.json'])(
    'gives nothing from outside its folder for %s',
    async (path) => {
      const { status, body } = await ask(path, 'identity');
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('crema');
    },
  );
});
