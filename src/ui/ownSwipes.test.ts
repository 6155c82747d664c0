// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ownSwipes } from './ownSwipes.ts';

/** Moves a finger over an element; returns whether the page kept the swipe from the browser. */
function isOwned(element: HTMLElement, cancelable = true): boolean {
  const move = new Event('touchmove', { bubbles: true, cancelable });
  const prevent = vi.spyOn(move, 'preventDefault');
  element.dispatchEvent(move);
  return prevent.mock.calls.length > 0;
}

test('keeps the moves of the page’s own swipes from the browser, and no others', () => {
  const bar = document.createElement('div');
  const button = bar.appendChild(document.createElement('button'));
  const listen = vi.spyOn(bar, 'addEventListener');
  let isOurs = true;
  const disown = ownSwipes(bar, () => isOurs);
  expect(listen).toHaveBeenCalledWith('touchmove', expect.anything(), { passive: false });
  expect(isOwned(button)).toBe(true);
  // A swipe that the browser has begun to scroll by cannot be kept from it any more.
  expect(isOwned(button, false)).toBe(false);
  isOurs = false;
  expect(isOwned(button)).toBe(false);
  isOurs = true;
  disown();
  expect(isOwned(button)).toBe(false);
});
