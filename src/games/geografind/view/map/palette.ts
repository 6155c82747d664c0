/** The map's colours, read off the style sheet: a canvas knows neither tokens nor light-dark(). */
import { useEffect, useState } from 'react';

const NAMES = [
  'sea',
  'shade',
  'grid',
  'land',
  'other',
  'border',
  'edge',
  'ink',
  'paper',
  'answer',
  'answer-ink',
  'step-0',
  'step-1',
  'step-2',
  'step-3',
  'step-4',
  'step-5',
] as const;

export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

function readPalette(within: HTMLElement): Palette {
  // One probe for each: a colour that changes would be read in the middle of its transition.
  const colours = NAMES.map((name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(--gf-${name})`;
    within.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [name, color];
  });
  return Object.fromEntries(colours) as Palette;
}

/** The colours as they are within the element; again when the colour mode changes. */
export function usePalette(element: HTMLElement | null): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = () => setPalette(readPalette(element));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-mode'] });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => {
      observer.disconnect();
      dark.removeEventListener('change', read);
    };
  }, [element]);
  return palette;
}
