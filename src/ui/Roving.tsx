/**
 * Links that share one tab stop: the arrow keys move among them as they are placed on the screen. A
 * year has 365 links, too many to press Tab through.
 */
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { arrowStep, type Step } from './keys.ts';

const linksIn = (box: HTMLElement) => [...box.querySelectorAll('a')];
const isShown = (link: HTMLElement) => link.getClientRects().length > 0;

function stopAt(box: HTMLElement, stop: HTMLAnchorElement | undefined): void {
  for (const link of linksIn(box)) link.tabIndex = link === stop ? 0 : -1;
}

/** The nearest link in a direction: first of the same row or column, otherwise of any. */
function nextOf(link: HTMLElement, links: readonly HTMLAnchorElement[], [down, across]: Step) {
  const from = link.getBoundingClientRect();
  const near = links.map((other) => {
    const { left, top } = other.getBoundingClientRect();
    const [dx, dy] = [left - from.left, top - from.top];
    return {
      other,
      ahead: dx * across + dy * down,
      aside: Math.abs(dx * down) + Math.abs(dy * across),
    };
  });
  const size = across === 0 ? from.height : from.width;
  const wide = across === 0 ? from.width : from.height;
  const ahead = near.filter(
    (one) => one.ahead > size / 2 && (across === 0 || one.aside < wide / 2),
  );
  ahead.sort((a, b) => a.ahead - b.ahead || a.aside - b.aside);
  const first = ahead.filter((one) => one.ahead < (ahead[0]?.ahead ?? 0) + size / 2);
  first.sort((a, b) => a.aside - b.aside);
  return first[0]?.other;
}

export function Roving({ children, ...rest }: Omit<ComponentProps<'div'>, 'ref' | 'role'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links = linksIn(box.current!);
    stopAt(
      box.current!,
      links.find((link) => link.matches('[tabindex="0"]') && isShown(link)) ??
        links.find((link) => link.hasAttribute('aria-current')) ??
        links.at(-1),
    );
  });

  function onFocus({ target }: FocusEvent) {
    if (target instanceof HTMLAnchorElement) stopAt(box.current!, target);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!(target instanceof HTMLAnchorElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = linksIn(box.current!).filter(isShown);
    const step = arrowStep(key);
    const ends: Readonly<Record<string, HTMLAnchorElement | undefined>> = {
      Home: links[0],
      End: links.at(-1),
    };
    if (!step && !(key in ends)) return;
    // The page stays where it is, even if there is no further link in this direction.
    event.preventDefault();
    (step ? nextOf(target, links, step) : ends[key])?.focus();
  }

  return (
    <div {...rest} ref={box} role="group" onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
