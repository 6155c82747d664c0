import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { engine } from '../engine/engine.ts';
import { game } from '../rules/game.ts';
import { start } from '../rules/rules.ts';
import type { State } from '../rules/types.ts';
import { Picture } from './picture.tsx';
import { WOOD } from './tones.ts';

it.each(['2026-11-21', '2026-12-24', '2027-02-03'])(
  'the picture of %s is the same however the pieces came to lie, and its texts are the date',
  (id) => {
    const puzzle = engine.generate(id, 0);
    const [board] = puzzle.boards;
    const drawn = (ending: State | null) =>
      renderToStaticMarkup(
        <Picture
          puzzle={puzzle}
          result={game.makeResult(puzzle, [{ state: start(), elapsed: 283_000, hints: 0 }])}
          ending={ending && [game.movesTo!(board!, ending) as never]}
          steps={null}
        />,
      );
    const covered = engine.solve(board!);
    expect(covered).not.toBeNull();
    expect(drawn(covered)).toBe(drawn(null));
    expect([...drawn(covered).matchAll(/<text[^>]*>([^<]*)/g)]).toHaveLength(2);
  },
);

it('has the colours of the board’s wood', () => {
  const styles = readFileSync(new URL('./board.css', import.meta.url), 'utf8');
  const both = (color: string) => `light-dark(${color.match(/#\w+/g)?.join(', ')})`;
  for (const color of Object.values(WOOD)) expect(styles).toContain(both(color));
});
