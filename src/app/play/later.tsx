/**
 * What a puzzle page needs only once it is being played: hints, the finished panel, dialogs. It
 * arrives while the player thinks about the first move, as one chunk.
 */
import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { Occasion } from './celebrate.ts';

type Parts = typeof import('./laterParts.ts');

let here: Parts | null = null;
let come: (parts: Parts) => void;
/** The parts, for those who do not ask for them. */
const coming = new Promise<Parts>((resolve) => {
  come = resolve;
});

async function load(): Promise<Parts> {
  here = await import('./laterParts.ts');
  return here;
}

/**
 * Begins to fetch the parts when the page has come to rest. A failure shows when a part is really needed, and
 * then with a way to try again; so does the next page.
 */
export const fetchLater = () => whenIdle(() => void load().then(come, () => {}));

/** See celebrate.ts. A party that cannot be had is no failure. */
export async function celebrate(occasion: Occasion): Promise<void> {
  await load().then(
    (parts) => parts.celebrate(occasion),
    () => {},
  );
}

/**
 * One of the parts. What has come is drawn as it is: React holds what has suspended, be it for a moment, back for
 * 300 ms, and no hint is to wait for that.
 */
function part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>, fetch = load) {
  const Lazy = lazy(async () => ({ default: pick(await fetch()) }));
  return function Part(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => (here ? pick(here) : Lazy));
    return <Drawn {...props} />;
  };
}

/**
 * Nobody waits for these: they come with the others, and until then a page does without. Asked for by the
 * first drawing, they were evaluated between the slices in which the board is drawn.
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
