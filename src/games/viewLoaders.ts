/** The games' React code, loaded on demand from `src/games/{id}/view`. */
import type { ComponentType } from 'react';
import type { Question } from './contract/questions.ts';
import type {
  GameViews,
  HowToPlayProps,
  KeyList,
  MiniatureProps,
  PictureModule,
} from './contract/view.ts';
import type { GameId } from './definitions.ts';
import { adoptStyles } from './shared/styles.ts';

export interface HowToPlayModule {
  readonly HowToPlay: ComponentType<HowToPlayProps>;
  readonly KEYS: KeyList;
}

/** Loads a game's views (the board and what surrounds it), and adds their styles to the page. */
export async function loadViews(id: GameId): Promise<GameViews> {
  const views: GameViews = await import(`./${id}/view/views.tsx`);
  adoptStyles(id, views.styles);
  return views;
}

/**
 * Loads a game's rules as text, with an example to try. Call `loadViews` too: the example needs the
 * styles of the views.
 */
export const loadHowToPlay = (id: GameId): Promise<HowToPlayModule> =>
  import(`./${id}/view/HowToPlay.tsx`);

/** Loads a game's miniature board, without its other views. */
export const loadMiniature = (
  id: GameId,
): Promise<{ readonly Miniature: ComponentType<MiniatureProps> }> =>
  import(`./${id}/view/miniature.tsx`);

/** Loads a finished play's picture and text, for sharing, and its mark. */
export const loadPicture = (id: GameId): Promise<PictureModule> =>
  import(`./${id}/view/picture.tsx`);

/** Loads the questions that a player may ask about a game's boards. */
export const loadQuestions = (id: GameId): Promise<{ readonly QUESTIONS: readonly Question[] }> =>
  import(`./${id}/view/questions.ts`);
