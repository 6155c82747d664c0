import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('makes a thing when it is first asked for, and only once', () => {
  const make = vi.fn(() => undefined);
  const thing = once(make);
  expect(make).not.toHaveBeenCalled();
  thing();
  thing();
  expect(make).toHaveBeenCalledOnce();
});
