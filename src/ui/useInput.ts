import { useMedia } from './useMedia.ts';

/** What the player most likely plays with: what cannot hover is a finger's. */
export function useInput(): 'touch' | 'keyboard' {
  return useMedia('(hover: none), (pointer: coarse)') ? 'touch' : 'keyboard';
}
