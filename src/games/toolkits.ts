/**
 * Toolkits and benches of the games, loaded on demand: for the desk's worker and for the proof that
 * the server's functions run.
 */
import type { Bench } from './contract/bench.ts';
import type { Toolkit } from './contract/toolkit.ts';
import type { GameId } from './definitions.ts';

/** A toolkit of any game: pass it only boards, states and moves of the same game. */
// biome-ignore lint/suspicious/noExplicitAny: methods of different games have no common type
export type AnyToolkit = Toolkit<any, any, any>;

export async function loadToolkit(id: GameId): Promise<AnyToolkit> {
  const module: { readonly toolkit: AnyToolkit } = await import(`./${id}/toolkit.ts`);
  return module.toolkit;
}

export async function loadBench(id: GameId): Promise<Bench> {
  const module: { readonly bench: Bench } = await import(`./${id}/bench.ts`);
  return module.bench;
}
