// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ownSwipes } from './ownSwipes.ts';

/** Moves a finger over an element; returns whether the browser may still handle the swipe. */
function move(element: HTMLElement, cancelable = true): boolean {
  return element.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable }));
}

test('keeps the moves of the page’s own swipes from the browser, and no others', () => {
  const bar = document.createElement('div');
  const button = bar.appendChild(document.createElement('button'));
  const listen = vi.spyOn(bar, 'addEventListener');
  let isOurs = true;
  const disown = ownSwipes(bar, () => isOurs);
  expect(listen).toHaveBeenCalledWith('touchmove', expect.anything(), { passive: false });
  expect(move(button)).toBe(false);
  // A swipe that the browser has begun to scroll by cannot be kept from it any more.
  expect(move(button, false)).toBe(true);
  isOurs = false;
  expect(move(button)).toBe(true);
  isOurs = true;
  disown();
  expect(move(button)).toBe(true);
});
