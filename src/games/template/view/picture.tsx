import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { results } from '../results.ts';
import type { Side } from '../rules/game.ts';

/** The shared picture is the same for heads and tails, so that it does not reveal the solution. */
export function Picture() {
  return <circle cx="300" cy="200" r="150" fill="var(--hue)" />;
}

export function share(name: string, _puzzle: Puzzle<Side>, result: Json): ShareText {
  const isWin = results.isWin(result);
  return {
    lines: `${name}\n${isWin ? '🪙 Called it' : '🪙 Not today'}`,
    sentence: isWin ? `I called the toss of ${name}.` : `I called the toss of ${name} wrong.`,
  };
}
