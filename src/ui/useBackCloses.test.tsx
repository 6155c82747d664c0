// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn, press } from '../../tests/support/drawn.tsx';
import { eventually } from '../../tests/support/eventually.ts';
import { useBackCloses } from './useBackCloses.ts';

const page = drawn();
const closed = vi.fn();

function Overlay() {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => {
    closed();
    setOpen(false);
  });
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'close' : 'open'}
    </button>
  );
}

const button = () => page.place.querySelector('button')!;
const overlay = () => (history.state as { overlay?: string } | null)?.overlay;
const back = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

beforeEach(() => {
  closed.mockReset();
  history.replaceState({ key: 'page' }, '', '/bench');
});

it('takes its entry along when it is closed in another way', async () => {
  await page.draw(<Overlay />);
  await press(button());
  const once = history.length;
  await press(button());
  await eventually(() => expect(overlay()).toBeUndefined());
  expect(closed).not.toHaveBeenCalled();
  await press(button());
  expect(history.length).toBe(once);
  await back();
  expect(closed).toHaveBeenCalledOnce();
});
