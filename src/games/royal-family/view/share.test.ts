import { expect, it } from 'vitest';
import { EXAMPLE } from './example.ts';
import { share } from './share.ts';

it('tells the time and how hard it was, and nobody’s place', () => {
  const told = share('Royal Family 58', { id: '58', boards: [EXAMPLE] }, [184_000, 1]);
  expect(told.lines).toBe('Royal Family 58\n🫘\n☕ Done in 3:04');
  for (const { name } of EXAMPLE.names) expect(told.lines + told.sentence).not.toContain(name);
});
