/**
 * Reads the map's colours from the style sheet: a canvas understands neither CSS variables nor
 * light-dark().
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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

function readPalette(within: HTMLElement, light: boolean): Palette {
  // Each colour is read from an element of its own: changing one element's colour would return a
  // value in mid-transition. All elements are added before the first is read, so that styles are
  // computed once.
  const probes = NAMES.map((name) => {
    const probe = document.createElement('span');
    if (light) probe.style.colorScheme = 'light';
    // In forced-colours mode the browser would replace all the map's colours by one; the style
    // sheet chooses system colours itself.
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = `var(--gf-${name})`;
    return probe;
  });
  within.append(...probes);
  const colours = probes.map((probe, i) => [NAMES[i], getComputedStyle(probe).color]);
  for (const probe of probes) probe.remove();
  return Object.fromEntries(colours) as Palette;
}

const MODES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

export interface Colours {
  readonly palette: Palette;
  /**
   * The page is about to be printed, so the map is painted at once instead of in the next frame.
   */
  readonly printing: boolean;
}

/**
 * The map's colours inside an element. They follow light and dark mode; in print they are those of
 * light mode.
 */
export function useColours(element: HTMLElement | null): Colours | null {
  const [colours, setColours] = useState<Colours | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = (printing: boolean) =>
      setColours({ palette: readPalette(element, printing), printing });
    const paper = matchMedia('print');
    const onMode = () => read(paper.matches);
    const onPaper = () => flushSync(() => read(paper.matches));
    const onPrint = ({ type }: Event) => flushSync(() => read(type === 'beforeprint'));
    onMode();
    const observer = new MutationObserver(onMode);
    observer.observe(document.documentElement, { attributeFilter: ['data-mode'] });
    const modes = MODES.map((query) => matchMedia(query));
    for (const mode of modes) mode.addEventListener('change', onMode);
    paper.addEventListener('change', onPaper);
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrint);
    return () => {
      observer.disconnect();
      for (const mode of modes) mode.removeEventListener('change', onMode);
      paper.removeEventListener('change', onPaper);
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrint);
    };
  }, [element]);
  return colours;
}
