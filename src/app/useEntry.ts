/** The game that the present page is about. */
import { useMatches } from 'react-router';
import type { GameEntry } from '../games/registry.ts';

/** The entry that the route carries. Throws on a page that is about no game. */
export function useEntry(): GameEntry {
  const matches = useMatches();
  for (const match of matches) {
    const entry = (match.handle as { entry?: GameEntry } | undefined)?.entry;
    if (entry) return entry;
  }
  throw new Error('This page is about no game.');
}
