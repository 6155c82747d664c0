/** The pages of the desk, each loaded by itself, and who may see them: one file in a player's first chunk. */
export { staff } from './access/staff.ts';

export const home = () => import('./Desk.tsx');
export const legacy = () => import('./legacy/Legacy.tsx');
export const bench = () => import('./bench/Bench.tsx');
