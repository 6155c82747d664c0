/** The outlines of all countries, fetched once for the map. */
import { useEffect, useState } from 'react';
import { loadShapes, type Shapes } from './shapes.ts';

/** Null until they have come; `failed` when they do not come at all. */
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
