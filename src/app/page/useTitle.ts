/** The document's title while a page is shown: "Archive · Some Game · Crema". */
import { useEffect } from 'react';

export function useTitle(...parts: string[]): void {
  const title = [...parts, 'Crema'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
