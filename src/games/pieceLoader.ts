/** Loads a game's piece on the shelf. Apart from viewLoaders.ts, which every page loads. */
import type { PieceModule } from './contract/view.ts';
import type { GameId } from './definitions.ts';
import { adoptStyles } from './shared/styles.ts';

export async function loadPiece(id: GameId): Promise<PieceModule> {
  const piece: PieceModule = await import(`./${id}/view/piece.tsx`);
  adoptStyles(`${id}-piece`, piece.styles);
  return piece;
}
