import type { HowToPlayProps, KeyList } from '../../contract/view.ts';

export function HowToPlay(_props: HowToPlayProps) {
  return <p>Call heads or tails.</p>;
}

export const KEYS: KeyList = [];
