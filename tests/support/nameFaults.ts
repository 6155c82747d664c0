/**
 * Faults in the names of controls: speech users say the words that they see, and listeners
 * have only the names. Runs in a page with axe, so it must not use anything outside of itself.
 */
export function nameFaults(): string[] {
  const { axe } = globalThis as unknown as {
    readonly axe: {
      setup(root: Document): void;
      teardown(): void;
      readonly commons: {
        readonly text: { accessibleText(element: Element): string };
        readonly aria: { getRole(element: Element): string };
      };
    };
  };
  const CONTROLS =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=gridcell], [role=switch], [role=tab], [role=radio], [role=checkbox], [role=combobox]';
  /** Cells, and plates with notes, say where they are before they say what is in them: no label. */
  const CELLS = '[role=gridcell], [data-plate]:has(.rf-marks)';
  /** Both go on after a pause. */
  const SAME = ['button “Continue”'];
  const isDesk = location.pathname.startsWith('/barista');
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    (document.querySelector('dialog:modal')?.contains(element) ?? true);
  /** The texts that an eye sees, in order; hidden words for listeners are a pixel wide. */
  const seenIn = (node: Node): string[] => {
    if (node instanceof Text) return plain(node.data) === '' ? [] : [plain(node.data)];
    if (!(node instanceof Element) || node.matches('svg, style, select')) return [];
    // Listeners have other words for it, as for "1:12".
    if (node.matches('[aria-hidden=true]')) return plain(node.textContent) === '' ? [] : [''];
    const { width } = node.getBoundingClientRect();
    const isSeen = node.checkVisibility({ visibilityProperty: true }) && width > 1;
    return isSeen ? [...node.childNodes].flatMap(seenIn) : [];
  };
  /** Whether a name begins with the first text seen, and has the others in order. */
  const begins = (name: string, seen: readonly string[]) => {
    let at = 0;
    return seen.every((text, i) => {
      const found = name.indexOf(text, at);
      at = found + text.length;
      return i === 0 ? found === 0 : found >= 0;
    });
  };

  const faults: string[] = [];
  axe.setup(document);
  try {
    const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown).map((element) => ({
      element,
      role: axe.commons.aria.getRole(element),
      name: axe.commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim(),
    }));
    for (const { element, role, name } of controls) {
      const [seen, said] = [seenIn(element), plain(name)];
      // A mark of one or two characters is no label.
      const isRight =
        element.matches(CELLS) || seen.join('').length < 3
          ? seen.every((text) => said.includes(text))
          : begins(said, seen);
      if (said === '') faults.push(`nameless: ${element.outerHTML.slice(0, 120)}`);
      else if (!isRight) faults.push(`${role} “${name}” does not begin with “${seen.join(' ')}”`);
    }
    const PARTS = 'section, [role=region], [role=grid], li';
    const parts = [...document.querySelectorAll(PARTS)];
    const byName = new Map<string, typeof controls>();
    for (const control of controls) {
      // Pages of the desk show several boards, each in a part of its own.
      const part = isDesk ? `part ${parts.indexOf(control.element.closest(PARTS)!)}: ` : '';
      const called = `${part}${control.role} “${control.name}”`;
      byName.set(called, [...(byName.get(called) ?? []), control]);
    }
    for (const [called, same] of byName) {
      // Links to one address do the same; of a radio button a listener hears the group as well.
      const doings = same.map(({ element, role }) => {
        if (role === 'link') return (element as HTMLAnchorElement).href;
        const group = element.closest('fieldset, [role=radiogroup], [role=group]');
        return role === 'radio' && group ? group : element;
      });
      const different = new Set(doings).size;
      const isFault = same[0]!.role === 'radio' ? different < same.length : different > 1;
      if (isFault && !SAME.includes(called)) faults.push(`${same.length} of one name: ${called}`);
    }
  } finally {
    axe.teardown();
  }
  return faults;
}
