// @vitest-environment jsdom
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { drawn } from '../../tests/support/drawn.tsx';
import { useRefocus } from './useRefocus.ts';

const page = drawn();

/** Two buttons, of which the second becomes the stop before the first render's effects run. */
function Row({ focused }: { readonly focused: string[] }) {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const refocus = useRefocus<'stop'>(() => {
    row.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  });
  useLayoutEffect(() => {
    setStop(1);
    refocus('stop');
  }, [refocus]);
  return (
    <div ref={row}>
      {[0, 1].map((n) => (
        <button
          key={n}
          type="button"
          tabIndex={stop === n ? 0 : -1}
          onFocus={() => focused.push(`${n}`)}
        >
          {n}
        </button>
      ))}
    </div>
  );
}

test('an effect of the render before a step does not focus what was the stop then', async () => {
  const focused: string[] = [];
  await page.draw(<Row focused={focused} />);
  expect(focused).toEqual(['1']);
});
