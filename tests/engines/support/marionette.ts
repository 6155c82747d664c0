/**
 * Firefox as a screen reader has it: its accessible tree has no protocol of its own, but the driver
 * built into Firefox (Marionette) computes an element's role and name from that tree.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteLiveRegions, type Reader, type Thing } from '../../e2e/support/byEar/listener.ts';
import { actions } from './browser.ts';
import { until } from './player.ts';
import { start } from './process.ts';

type Reference = Readonly<Record<string, string>>;

/** Things that tests ask for; a name costs a question to the browser. */
const THINGS =
  'h1, h2, h3, a[href], button, select, input, section, [role=grid], [role=row], [role=gridcell]';

/** Messages have their length in front: `12:[0,1,"…",{}]`. */
class Driver {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: readonly unknown[]) => void>();
  #data = Buffer.alloc(0);
  #last = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => {
      this.#data = Buffer.concat([this.#data, data]);
      for (;;) {
        const colon = this.#data.indexOf(':');
        const end = colon + 1 + Number(this.#data.subarray(0, Math.max(colon, 0)).toString());
        if (colon < 0 || this.#data.length < end) return;
        const message: unknown = JSON.parse(this.#data.subarray(colon + 1, end).toString());
        this.#data = this.#data.subarray(end);
        if (Array.isArray(message)) this.#waiting.get(message[1])?.(message);
      }
    });
  }

  send<T = unknown>(command: string, parameters: object = {}): Promise<T> {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => {
        this.#waiting.delete(id);
        if (error) reject(new Error(`${command}: ${(error as { message: string }).message}`));
        else resolve(result as T);
      });
    });
  }

  /** Runs a function in the page; it must not use anything outside of itself. */
  async run<Args extends readonly unknown[], T>(
    fn: (...args: Args) => T,
    ...args: Args
  ): Promise<T> {
    // A sandbox with a name keeps what a function noted for the next one.
    const sandbox = { sandbox: 'ear', newSandbox: false };
    const script = { script: `return (${fn})(...arguments)`, args, ...sandbox };
    return (await this.send<{ value: T }>('ExecuteScript', script)).value;
  }

  end = () => this.#socket.destroy();
}

interface Found {
  readonly element: Reference;
  /** The index of the nearest found element around it, -1 for none. */
  readonly outer: number;
  readonly value: string;
}

/** Finds the shown elements of a selector. Runs in the page. */
function findIn(selector: string): readonly Found[] {
  const elements = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]'),
  );
  return elements.map((element) => ({
    element: element as unknown as Reference,
    outer: elements.indexOf(element.parentElement?.closest(selector) ?? element.ownerDocument.body),
    value: element instanceof HTMLSelectElement ? element.value : '',
  }));
}

class Firefox implements Reader {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Null for an element that has gone meanwhile. */
  async #thingOf(
    element: Reference,
    value = '',
    parts: readonly Thing[] = [],
  ): Promise<Thing | null> {
    const [id] = Object.values(element);
    const ask = (command: string) =>
      this.#driver.send<{ value: string | null }>(command, { id }).catch((error: Error) => {
        if (/is stale/.test(error.message)) return null;
        throw error;
      });
    const role = await ask('GetComputedRole');
    const name = role && (await ask('GetComputedLabel'));
    if (!name) return null;
    const said = { role: role.value ?? '', name: name.value ?? '' };
    return { ...said, value, parts, element: undefined, states: {} };
  }

  async read(): Promise<Thing> {
    const found = await this.#driver.run(findIn, THINGS);
    const partsOf = async (at: number): Promise<readonly Thing[]> => {
      const things: Thing[] = [];
      for (const [i, { element, outer, value }] of found.entries()) {
        if (outer !== at) continue;
        const thing = await this.#thingOf(element, value, await partsOf(i));
        if (thing) things.push(thing);
      }
      return things;
    };
    const name = await this.#driver.run(() => document.title);
    const page = { element: undefined, role: 'RootWebArea', name, value: '', states: {} };
    return { ...page, parts: await partsOf(-1) };
  }

  async focused(): Promise<Thing | null> {
    const { value } = await this.#driver.send<{ value: Reference }>('GetActiveElement');
    return this.#thingOf(value);
  }

  columnOf(): Promise<number> {
    return Promise.reject(new Error('Firefox’s driver tells no columns.'));
  }

  async press(key: string): Promise<void> {
    await this.#driver.send('PerformActions', { actions: actions.keys([key]) });
  }

  async type(text: string): Promise<void> {
    await this.#driver.send('PerformActions', { actions: actions.keys([...text]) });
  }

  said = () => this.#driver.run(() => (globalThis as unknown as { said: readonly string[] }).said);
}

export interface Hearing {
  readonly reader: Reader;
  /** Opens an address; `prepare` runs in a page of the same site before. */
  open(url: string): Promise<void>;
  run: Driver['run'];
  close(): Promise<void>;
}

export async function hearFirefox(binary: string): Promise<Hearing> {
  const profile = mkdtempSync(join(tmpdir(), 'crema-ear-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const firefox = start(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--marionette'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const file = join(profile, 'MarionetteActivePort');
  const port = await until(
    'Firefox’s driver',
    async () => existsSync(file) && readFileSync(file, 'utf8'),
  );
  const driver = new Driver(connect(Number(port), '127.0.0.1'));
  await driver.send('NewSession', { capabilities: {} });
  return {
    reader: new Firefox(driver),
    run: (fn, ...args) => driver.run(fn, ...args),
    async open(url) {
      await driver.send('Navigate', { url });
      await driver.run(noteLiveRegions);
    },
    async close() {
      driver.end();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
