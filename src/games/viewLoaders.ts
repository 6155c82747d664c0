/** The games' React code, loaded on demand from `src/games/{id}/view`. */
import type { ComponentType } from 'react';
import type {
  GameViews,
  HowToPlayProps,
  KeyList,
  MiniatureProps,
  PictureProps,
} from './contract/view.ts';
import type { GameId } from './definitions.ts';
import { adoptStyles } from './shared/styles.ts';

export interface HowToPlayModule {
  readonly HowToPlay: ComponentType<HowToPlayProps>;
  readonly KEYS: KeyList;
}

export interface PictureModule {
  readonly Picture: ComponentType<PictureProps>;
}

/** The board and its surroundings; adds its styles to the page. */
export async function loadViews(id: GameId): Promise<GameViews> {
  const views: GameViews = await import(`./${id}/view/views.tsx`);
  adoptStyles(id, views.styles);
  return views;
}

/** The rules, with an example to try. Load the views too: the example needs their styles. */
export const loadHowToPlay = (id: GameId): Promise<HowToPlayModule> =>
  import(`./${id}/view/HowToPlay.tsx`);

/** A miniature board, without the rest of the views. */
export const loadMiniature = (
  id: GameId,
): Promise<{ readonly Miniature: ComponentType<MiniatureProps> }> =>
  import(`./${id}/view/miniature.tsx`);

/** The picture of a finished play, for sharing. */
export const loadPicture = (id: GameId): Promise<PictureModule> =>
  import(`./${id}/view/picture.tsx`);
