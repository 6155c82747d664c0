/**
 * The parts of a puzzle page that are needed only during play: hints, the finished panel, dialogs.
 * They are one chunk, fetched when the page is idle.
 */
import { type ComponentType, lazy, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';

type Parts = typeof import('./laterParts.ts');

let loaded: Parts | null = null;
let resolveLoaded: (parts: Parts) => void;
/**
 * Resolves when the chunk of the later parts (laterParts.ts) is loaded; does not start the
 * download.
 */
const whenLoaded = new Promise<Parts>((resolve) => {
  resolveLoaded = resolve;
});

async function load(): Promise<Parts> {
  loaded = await import('./laterParts.ts');
  return loaded;
}

/**
 * Fetches the chunk of the later parts (laterParts.ts) when the page is idle. A failure is ignored
 * here: the first use of a part, or the next page, tries again.
 */
export const fetchLater = () => whenIdle(() => void load().then(resolveLoaded, () => {}));

/**
 * A component of the chunk laterParts.ts, loaded with its first use. A loaded component renders
 * without lazy(): React delays anything that has suspended by 300 ms.
 */
function part<Props extends object>(pick: (parts: Parts) => ComponentType<Props>, fetch = load) {
  const Lazy = lazy(async () => ({ default: pick(await fetch()) }));
  return function Part(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => (loaded ? pick(loaded) : Lazy));
    return <Drawn {...props} />;
  };
}

/**
 * A component that appears when the chunk laterParts.ts is loaded and never starts the download.
 * Requested during the first render, the chunk would be evaluated between the slices of the board's
 * rendering.
 */
const optionalPart = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
  part(pick, () => whenLoaded);

export const FinishedPanel = part((parts) => parts.FinishedPanel);
export const HintCard = part((parts) => parts.HintCard);
export const PlayMenuDialogs = part((parts) => parts.PlayMenuDialogs);
export const PlayMenuItems = part((parts) => parts.PlayMenuItems);
export const AlmanacSlot = optionalPart((parts) => parts.AlmanacSlot);
export const ChallengeSlot = optionalPart((parts) => parts.ChallengeSlot);
export const DeskNoticeLine = optionalPart((parts) => parts.DeskNoticeLine);
export const OnPaper = optionalPart((parts) => parts.OnPaper);
export const PlayEvents = optionalPart((parts) => parts.PlayEvents);
export const TravelLine = optionalPart((parts) => parts.TravelLine);
export const Thinking = optionalPart((parts) => parts.Thinking);
