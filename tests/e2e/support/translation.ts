/** Translates a page as Chrome does, and finds words that are no longer those that React means. */
import { expect, type Page } from '@playwright/test';

/**
 * Before the page's own scripts: Chrome puts two `font` elements in the place of every text node, and of
 * those that come later. The words stay as they are, so that tests find them.
 */
function translate(): void {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const LEFT_ALONE = /^(?:FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/;
  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (!parent || LEFT_ALONE.test(parent.tagName) || parent.namespaceURI !== HTML) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
  function wrapIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrapIn);
  }).observe(document, { childList: true, subtree: true });
}

export const translated = (page: Page) => page.context().addInitScript(translate);

/** React's record of an element or a text, as much of it as is read here. */
interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Where the page shows other words than React has written, an element each. */
function staleWordsOf(): string[] {
  const [PORTAL, ELEMENT, TEXT] = [4, 5, 6];
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) throw new Error('There is no app on this page.');
  const wrong: string[] = [];

  function childrenOf(fiber: Fiber): Fiber[] {
    const children: Fiber[] = [];
    for (let child = fiber.child; child; child = child.sibling) children.push(child);
    return children;
  }
  /** The words that React means to be there; children are compared on the way. */
  function wordsOf(fiber: Fiber): string {
    if (fiber.tag === TEXT) return String(fiber.memoizedProps);
    const inside = childrenOf(fiber).map(wordsOf).join('');
    if (fiber.tag === PORTAL) return '';
    if (fiber.tag !== ELEMENT) return inside;
    const element = fiber.stateNode as Element;
    if (element.tagName === 'TEXTAREA') return element.textContent;
    const { children, dangerouslySetInnerHTML: raw } = fiber.memoizedProps as {
      children?: unknown;
      dangerouslySetInnerHTML?: unknown;
    };
    // Fits itself into its plate, without React.
    const isOwn = element.matches('.rf-mark-rest');
    if (raw || isOwn) return element.textContent;
    const isText = typeof children === 'string' || typeof children === 'number';
    const words = isText ? String(children) : inside;
    if (words !== element.textContent && element.querySelector('[data-stale]') === null) {
      element.setAttribute('data-stale', '');
      wrong.push(`"${element.textContent}" in place of "${words}"`);
    }
    return words;
  }
  wordsOf((root[key]!.stateNode as { current: Fiber }).current);
  for (const element of document.querySelectorAll('[data-stale]')) {
    element.removeAttribute('data-stale');
  }
  return wrong;
}

/** The page stands, translated, and every word on it is the one that is meant. */
export async function expectWordsRight(page: Page): Promise<void> {
  expect(await page.evaluate(staleWordsOf)).toEqual([]);
  await expect(page.getByText('A cup has tipped over')).toHaveCount(0);
  expect(await page.locator('#root font').count()).toBeGreaterThan(0);
}
