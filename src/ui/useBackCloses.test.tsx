// @vitest-environment jsdom
import { act, StrictMode, useState } from 'react';
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
const overlay = () => (history.state as { overlays?: readonly string[] } | null)?.overlays;
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

it.each([
  ['as it is', <Overlay key="plain" />],
  [
    'in React’s strict mode',
    <StrictMode key="strict">
      <Overlay />
    </StrictMode>,
  ],
])('is closed by Back, which leaves the page, %s', async (_, node) => {
  await page.draw(node);
  await press(button());
  expect(overlay()).toBeDefined();
  // The overlay's history entry keeps the router's own state, so that the router recognises it.
  expect(history.state).toMatchObject({ key: 'page' });
  await back();
  expect(closed).toHaveBeenCalledOnce();
  expect(button().textContent).toBe('open');
  expect(history.state).toEqual({ key: 'page' });
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

it('leaves the history alone where a link has led away from it', async () => {
  await page.draw(<Overlay />);
  await press(button());
  history.pushState({ key: 'other' }, '', '/other');
  await page.draw(<p>Another page</p>);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(location.pathname).toBe('/other');
});

function Nested() {
  const [depth, setDepth] = useState(0);
  useBackCloses(depth > 0, () => setDepth(0));
  useBackCloses(depth > 1, () => setDepth(1));
  useBackCloses(depth > 2, () => setDepth(2));
  return (
    <>
      <button type="button" onClick={() => setDepth(depth + 1)}>
        {depth}
      </button>
      <button type="button" onClick={() => setDepth(depth - 1)} />
    </>
  );
}

it('is left open by Back from what lies two above it, and by a button there', async () => {
  await page.draw(<Nested />);
  for (let depth = 0; depth < 3; depth++) await press(button());
  expect(overlay()).toHaveLength(3);
  await back();
  expect(button().textContent).toBe('2');
  await press(button());
  await press(page.place.querySelectorAll('button')[1]!);
  await eventually(() => expect(overlay()).toHaveLength(2));
  expect(button().textContent).toBe('2');
  await back();
  expect(button().textContent).toBe('1');
  await back();
  expect(button().textContent).toBe('0');
  expect(history.state).toEqual({ key: 'page' });
});
