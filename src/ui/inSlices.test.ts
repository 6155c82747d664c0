import { describe, expect, it } from 'vitest';
import { inSlices } from './inSlices.ts';

function* busyFor(parts: number, ms: number): Generator<undefined, string> {
  for (let part = 0; part < parts; part++) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

describe('inSlices', () => {
  it('lets others in while the work goes on', async () => {
    const seen: string[] = [];
    setTimeout(() => seen.push('a task in between'));
    await inSlices(busyFor(5, 10));
    seen.push('the end');
    expect(seen).toEqual(['a task in between', 'the end']);
  });
});
