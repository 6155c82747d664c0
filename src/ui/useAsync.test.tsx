// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { drawn } from '../../tests/support/drawn.tsx';
import { useAsync } from './useAsync.ts';

interface Load {
  readonly signal: AbortSignal;
  answer(value: string | undefined): Promise<void>;
}

const page = drawn();
let loads: Record<string, Load> = {};

function Loaded({ name }: { readonly name: string }) {
  const value = useAsync(
    (signal) =>
      new Promise<string | undefined>((resolve) => {
        loads[name] = { signal, answer: (text) => act(async () => resolve(text)) };
      }),
    [name],
  );
  return value ?? 'nothing yet';
}

const shown = () => page.place.textContent;

beforeEach(async () => {
  loads = {};
  await page.draw(<Loaded name="a" />);
});

it('shows the value, and keeps it until the next one is loaded', async () => {
  expect(shown()).toBe('nothing yet');
  await loads.a!.answer('of a');
  expect(shown()).toBe('of a');
  await page.draw(<Loaded name="b" />);
  expect(shown()).toBe('of a');
  await loads.b!.answer('of b');
  expect(shown()).toBe('of b');
});

it('drops an answer that comes after the next question', async () => {
  await page.draw(<Loaded name="b" />);
  expect([loads.a!.signal.aborted, loads.b!.signal.aborted]).toEqual([true, false]);
  await loads.b!.answer('of b');
  await loads.a!.answer('of a');
  expect(shown()).toBe('of b');
});

it('aborts when the component goes', async () => {
  await page.draw(null);
  expect(loads.a!.signal.aborted).toBe(true);
});
