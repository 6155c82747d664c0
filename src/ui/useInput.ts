import { useMedia } from './useMedia.ts';

/** The likely input device: no hover or a coarse pointer means touch. */
export function useInput(): 'touch' | 'keyboard' {
  return useMedia('(hover: none), (pointer: coarse)') ? 'touch' : 'keyboard';
}
