/** Provides the outlines of all countries to the map. */
import { useEffect, useState } from 'react';
import { loadShapes, type Shapes } from './shapes.ts';

/** The outlines, null until loaded; `failed` once loading has failed. */
export function useShapes(): { readonly shapes: Shapes | null; readonly failed: boolean } {
  const [shapes, setShapes] = useState<Shapes | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadShapes().then(
      (loaded) => !gone && setShapes(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  return { shapes, failed };
}
