/** Fails a test on unexpected console messages, and leaves nothing behind for the next test. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeApp } from './app.tsx';
import { closePage } from './play.tsx';

const heard: string[] = [];
const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
  heard.push(`uncaught: ${'reason' in event ? event.reason : event.message}`);

beforeEach(() => {
  heard.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => {
      heard.push(`${kind}: ${words.join(' ')}`);
    });
  }
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
});

afterEach(async () => {
  await closeApp();
  await closePage();
  removeEventListener('error', hear);
  removeEventListener('unhandledrejection', hear);
  vi.restoreAllMocks();
  expect(heard, 'complaints in the console').toEqual([]);
});
