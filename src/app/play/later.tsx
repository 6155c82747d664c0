/**
 * What a puzzle page needs only once it is being played: hints, the finished panel, dialogs. It
 * arrives while the player thinks about the first move, as one chunk.
 */
import { type ComponentType, lazy } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { Occasion } from './celebrate.ts';

const load = () => import('./laterParts.ts');

type Parts = Awaited<ReturnType<typeof load>>;

let come: (parts: Parts) => void;
/** The parts, for what asks for none of them. */
const coming = new Promise<Parts>((resolve) => {
  come = resolve;
});
void coming.then((parts) => parts.watchLeaving());

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

export const AnotherWay = lazy(async () => ({ default: (await load()).AnotherWay }));
export const FinishedPanel = lazy(async () => ({ default: (await load()).FinishedPanel }));
export const HintCard = lazy(async () => ({ default: (await load()).HintCard }));
/**
 * Nobody waits for these: they come with the others, and until then a page does without. Asked for by the
 * first drawing, they were evaluated between the slices in which the board is drawn.
 */
const whenItComes = <Props,>(part: (parts: Parts) => ComponentType<Props>) =>
  lazy(() => coming.then((parts) => ({ default: part(parts) })));
export const AlmanacSlot = whenItComes((parts) => parts.AlmanacSlot);
export const ListedWords = whenItComes((parts) => parts.ListedWords);
export const Thinking = whenItComes((parts) => parts.Thinking);
export const OnPaper = whenItComes((parts) => parts.OnPaper);
export const PlayMoreDialog = lazy(async () => ({ default: (await load()).PlayMoreDialog }));
export const PlayMenuDialogs = lazy(async () => ({ default: (await load()).PlayMenuDialogs }));
