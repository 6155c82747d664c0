/**
 * Toolkits and benches of the games, loaded on demand: for the desk's worker and for the functions'
 * proof.
 */
import type { Bench } from '../games/contract/bench.ts';
import type { Toolkit } from '../games/contract/toolkit.ts';
import type { GameId } from '../games/definitions.ts';

/** Pass boards, states and moves only to the game that they come from. */
// biome-ignore lint/suspicious/noExplicitAny: methods of different games have no common type
export type AnyToolkit = Toolkit<any, any, any>;

export async function loadToolkit(id: GameId): Promise<AnyToolkit> {
  const module: { readonly toolkit: AnyToolkit } = await import(`../games/${id}/toolkit.ts`);
  return module.toolkit;
}

export async function loadBench(id: GameId): Promise<Bench> {
  const module: { readonly bench: Bench } = await import(`../games/${id}/bench.ts`);
  return module.bench;
}
