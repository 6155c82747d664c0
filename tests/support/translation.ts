/**
 * Changes a page's DOM as Chrome's page translation does, and finds texts that differ from those
 * that React has rendered. Both functions also run in a page on their own, so they must not use
 * anything outside of themselves.
 */

/**
 * Replaces all text nodes, also later ones, by two nested `font` elements, as Chrome does. The
 * texts stay unchanged, so that tests find them.
 */
export function translate(): MutationObserver {
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
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrapIn);
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}

/** The members of React's fiber for an element or a text that are read here. */
interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The elements whose text differs from what React rendered, one line each. */
export function staleWordsOf(): string[] {
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
  /**
   * The text that React rendered in a fiber; also compares the texts of the fiber's children with
   * those on the page.
   */
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
    // Royal Family writes this text itself, without React.
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
