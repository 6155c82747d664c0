// @vitest-environment jsdom
import { act } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { Link } from './Link.tsx';

const page = drawn();

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** Presses a link on a page: where the app is then, by how many entries of the history. */
async function follow(from: string, to: string, press: MouseEventInit = {}) {
  history.replaceState(null, '', from);
  await page.draw(
    <BrowserRouter>
      <Here />
      <Link to={to}>There</Link>
    </BrowserRouter>,
  );
  const entries = history.length;
  let isForBrowser = false;
  const take = (event: Event) => {
    isForBrowser = !event.defaultPrevented;
    // The browser's part is over: jsdom would report that it follows no links.
    event.preventDefault();
  };
  addEventListener('click', take, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...press });
  await act(async () => page.place.querySelector('a')?.dispatchEvent(event));
  const at = page.place.querySelector('output')?.textContent;
  return isForBrowser ? 'for the browser' : `${at} +${history.length - entries}`;
}

it.each([
  ['/', '/sudoku-shift', '/sudoku-shift +1'],
  ['/sudoku-shift/archive', '#month-2026-01', '/sudoku-shift/archive#month-2026-01 +1'],
  ['/barista', '/barista/sudoku?id=5', '/barista/sudoku?id=5 +1'],
])('on %s a link to %s opens it in the app', async (from, to, there) => {
  expect(await follow(from, to)).toBe(there);
});

it.each(['/tables', '/barista/sudoku?id=5#board'])(
  'a link to the page that is open, %s, adds no entry to the history',
  async (path) => {
    expect(await follow(path, path)).toBe(`${path} +0`);
  },
);

it.each([
  ['/', '/barista', {}],
  ['/barista?x', '/', {}],
  ['/', '/tables', { ctrlKey: true }],
  ['/', '/tables', { metaKey: true }],
  ['/', '/tables', { shiftKey: true }],
  ['/', '/tables', { button: 1 }],
])('on %s a link to %s with %o is for the browser', async (from, to, press) => {
  expect(await follow(from, to, press)).toBe('for the browser');
});
