// @vitest-environment jsdom
import { act, useRef } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../../tests/support/drawn.tsx';
import { useRefocus } from './useRefocus.ts';
import { useRovingFocus } from './useRovingFocus.ts';

const page = drawn();

/** Three buttons with one tab stop; `left` is set to the arrow key's action. */
function Row({ keys }: { readonly keys: { left(): void } }) {
  const row = useRef<HTMLDivElement>(null);
  const stop = useRovingFocus(0);
  const refocus = useRefocus<'stop'>(() => {
    row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  });
  keys.left = () => {
    stop.set(stop.now() - 1);
    refocus('stop');
  };
  return (
    <div ref={row}>
      {[0, 1, 2].map((n) => (
        <button
          key={n}
          type="button"
          tabIndex={stop.drawn === n ? 0 : -1}
          onFocus={() => stop.follow(n)}
        >
          {n}
        </button>
      ))}
    </div>
  );
}

test('a key right after a focus goes from there, back to what is still drawn as the stop too', async () => {
  const keys = { left() {} };
  await page.draw(<Row keys={keys} />);
  const [first, second, third] = page.place.querySelectorAll('button');
  await act(async () => {
    second?.focus();
    keys.left();
  });
  expect(document.activeElement).toBe(first);
  expect(first?.tabIndex).toBe(0);
  await act(async () => {
    third?.focus();
    keys.left();
  });
  expect(document.activeElement).toBe(second);
  expect([first?.tabIndex, second?.tabIndex, third?.tabIndex]).toEqual([-1, 0, -1]);
});
