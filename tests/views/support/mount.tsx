/** The page that a test shows: one at a time, in a `#root` of its own. */
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { nextFrame } from '../../../src/ui/nextFrame.ts';

let mounted: { readonly root: Root; readonly place: HTMLElement } | null = null;

/** Calls `onSettled` after the effects of all that stands before it. */
function Settled({ onSettled }: { readonly onSettled: () => void }): null {
  useEffect(onSettled, [onSettled]);
  return null;
}

/**
 * Resolves after the page's first effects, which listen to keys and drags and take the focus. Parts
 * that are loaded lazily may follow. Rejects with an error that the page doesn't catch.
 */
export function mount(content: ReactNode): Promise<void> {
  // A second page would stand below the first, out of the window, where presses miss it.
  if (mounted !== null) throw new Error('Another page is shown.');
  const place = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(place);
  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reject(error);
      reportError(error);
    };
    const root = createRoot(place, { onUncaughtError });
    mounted = { root, place };
    root.render(
      <>
        {content}
        <Settled onSettled={resolve} />
      </>,
    );
  });
}

export async function unmount(): Promise<void> {
  if (mounted === null) return;
  const { root, place } = mounted;
  mounted = null;
  root.unmount();
  // Leaving the page saves moves that are not saved yet.
  await nextFrame();
  place.remove();
}
