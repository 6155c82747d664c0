// @vitest-environment jsdom
/** The comparison with earlier boards, as an editor asks for it. */
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawn } from '../../../../tests/support/drawn.tsx';
import { eventually } from '../../../../tests/support/eventually.ts';
import { idFor } from '../../../daily/numbering.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { game } from '../../../games/royal-family/rules/game.ts';
import { Neighbours, type NeighboursProps } from './Neighbours.tsx';

const definition = definitionOf('royal-family');
const ID = idFor(definition.schedule, '2026-12-01');
const page = drawn();

async function ask(compare: NeighboursProps['worker']['compare']) {
  await page.draw(
    <Neighbours
      worker={{ compare }}
      {...{ definition, game: game as never, id: ID, place: 0, board: {} }}
    />,
  );
  await act(async () => document.querySelector('button')!.click());
}
const said = () => document.querySelector('[role="status"]')!.textContent;

it('names the nearest of the four weeks before, and its own climb', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(readFileSync(`public${url}`)));
  const compare = vi.fn(
    async () =>
      ({ nearest: 2, repeats: true, hardestAgain: 'a child', climb: 'avalanche' }) as const,
  );
  await ask(compare);
  await eventually(() =>
    expect(said()).toBe(
      `It repeats the board of No. ${Number(ID) - 3}, Saturday 28 November 2026: no two boards before it are as much alike.` +
        'Its hardest step is of the same kind as the previous board’s: a child.' +
        'It’s hardest at its start, and routine afterwards.',
    ),
  );
  const [, , earlier] = compare.mock.calls[0] as unknown as [string, unknown, unknown[]];
  expect(earlier).toHaveLength(28);
});

it('says why there is no comparison', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await ask(vi.fn());
  await eventually(() => expect(said()).toBe('There are no earlier boards to compare it with.'));
});
