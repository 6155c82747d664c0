import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineMessage, EngineReply } from './protocol.ts';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly posted: EngineMessage[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(message: EngineMessage): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(data: EngineReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const making = { kind: 'generate', game: 'crossnumber', id: '500', weekday: 2 } as const;
const solving = { kind: 'solve', game: 'crossnumber', board: {} } as const;
let ask: typeof import('./client.ts').askEngine;

beforeEach(async () => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  ask = (await import('./client.ts')).askEngine;
  return () => vi.unstubAllGlobals();
});

describe('a puzzle in the making', () => {
  it('tells its progress to the one who asked, and then its answer', async () => {
    const told = vi.fn();
    const made = ask(making, undefined, told);
    const [worker] = FakeWorker.started;
    const { ticket } = worker!.posted[0]!;
    worker!.reply({ ticket, progress: { done: 0, of: 4 } });
    worker!.reply({ ticket, progress: { done: 1, of: 4 } });
    worker!.reply({ ticket, ok: true, answer: 'the puzzle' });
    expect(await made).toBe('the puzzle');
    expect(told.mock.calls).toEqual([[{ done: 0, of: 4 }], [{ done: 1, of: 4 }]]);
  });

  it('ends with its worker when it is called off', async () => {
    const leaving = new AbortController();
    const made = ask(making, leaving.signal);
    leaving.abort();
    await expect(made).rejects.toThrow('cancelled');
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('does not keep the next one waiting, which a worker of its own takes', async () => {
    const leaving = new AbortController();
    const left = ask(making, leaving.signal);
    const next = ask(solving);
    leaving.abort();
    await expect(left).rejects.toThrow('cancelled');
    const [old, fresh] = FakeWorker.started;
    expect(old!.isEnded).toBe(true);
    expect(fresh!.posted.map(({ request }) => request)).toEqual([solving]);
    fresh!.reply({ ticket: fresh!.posted[0]!.ticket, ok: true, answer: 'solved' });
    expect(await next).toBe('solved');
  });
});
