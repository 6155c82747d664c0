/**
 * Parts that a puzzle page needs only during play: hints, the finished panel, dialogs. One chunk,
 * fetched when the page is idle.
 */
import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { Occasion } from './celebrate.ts';

type Parts = typeof import('./laterParts.ts');

let here: Parts | null = null;
let come: (parts: Parts) => void;
/** Resolves when the parts are loaded; does not start the download. */
const coming = new Promise<Parts>((resolve) => {
  come = resolve;
});

async function load(): Promise<Parts> {
  here = await import('./laterParts.ts');
  return here;
}

/**
 * Fetches the parts when the page is idle. A failure is ignored here: the first use of a part, or
 * the next page, tries again.
 */
export const fetchLater = () => whenIdle(() => void load().then(come, () => {}));

/** See celebrate.ts. A failed download is ignored. */
export async function celebrate(occasion: Occasion): Promise<void> {
  await load().then(
    (parts) => parts.celebrate(occasion),
    () => {},
  );
}

/**
 * Wraps a part. Loaded parts render without lazy(): React delays anything that has suspended by 300
 * ms.
 */
function part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>, fetch = load) {
  const Lazy = lazy(async () => ({ default: pick(await fetch()) }));
  return function Part(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => (here ? pick(here) : Lazy));
    return <Drawn {...props} />;
  };
}

/**
 * Optional parts: they appear when the chunk is loaded and never start the download. Requested
 * during the first render, they would be evaluated between the slices of the board's rendering.
 */
const whenItComes = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  part(pick, () => coming);

export const AnotherWay = part((parts) => parts.AnotherWay);
export const FinishedPanel = part((parts) => parts.FinishedPanel);
export const HintCard = part((parts) => parts.HintCard);
export const PlayMoreDialog = part((parts) => parts.PlayMoreDialog);
export const PlayMenuDialogs = part((parts) => parts.PlayMenuDialogs);
export const AlmanacSlot = whenItComes((parts) => parts.AlmanacSlot);
export const ListedWords = whenItComes((parts) => parts.ListedWords);
export const OnPaper = whenItComes((parts) => parts.OnPaper);
export const Thinking = whenItComes((parts) => parts.Thinking);
