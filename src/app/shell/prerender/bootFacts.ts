/** What boot.ts has to know of the build and of the games, of which it carries no code. */
import { DEFINITIONS } from '../../../games/definitions.ts';
import type { Preloads } from './preloads.ts';

export interface BootFacts {
  readonly preloads: Preloads;
  /** By game. `tabs`: a puzzle has several boards, and tabs that lead to them. */
  readonly games: Readonly<Record<string, { readonly title: string; readonly tabs: boolean }>>;
}

export function bootFacts(preloads: Preloads): BootFacts {
  const games = DEFINITIONS.map(
    ({ id, title, boards }) => [id, { title, tabs: boards.length > 0 }] as const,
  );
  return { preloads, games: Object.fromEntries(games) };
}
