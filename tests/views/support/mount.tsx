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

/** Resolves once the page listens to keys and pointers, and has taken the focus. */
export function mount(content: ReactNode): Promise<void> {
  // A second page could stand below the window, and its `#root` be taken for the first one.
  if (mounted !== null) throw new Error('Another page is shown.');
  const place = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(place);
  const root = createRoot(place);
  mounted = { root, place };
  return new Promise((resolve) => {
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
