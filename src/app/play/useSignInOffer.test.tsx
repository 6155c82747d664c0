// @vitest-environment jsdom
import { getDefaultStore, type PrimitiveAtom } from 'jotai';
import { expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { rememberAccounts } from '../device/siteMemory.ts';
import { todayAtom } from '../device/today.ts';
import { useSignInOffer } from './useSignInOffer.ts';

vi.mock('../device/today.ts', async () => {
  const { atom } = await import('jotai');
  return { todayAtom: atom('2026-11-21') };
});
vi.mock('../device/accountState.ts', async () => {
  const { atom } = await import('jotai');
  return { accountAtom: atom(null) };
});

const page = drawn();

function Finish({ puzzle, isWorth }: { readonly puzzle: string; readonly isWorth: boolean }) {
  return <p>{useSignInOffer(puzzle, isWorth) ? 'offered' : ''}</p>;
}

async function isOffered(puzzle: string, isWorth = true): Promise<boolean> {
  await page.draw(<Finish puzzle={puzzle} isWorth={isWorth} />);
  const { textContent } = page.place;
  await page.draw(null);
  return textContent === 'offered';
}

it('offers once a day to sign in, where there are accounts, and not after a loss without a streak', async () => {
  expect(await isOffered('sudoku-shift/516')).toBe(false);
  rememberAccounts(false);
  expect(await isOffered('sudoku-shift/516')).toBe(false);
  rememberAccounts(true);
  expect(await isOffered('geografind/399', false)).toBe(false);
  expect(await isOffered('sudoku-shift/516')).toBe(true);
  // The panel of this puzzle may be drawn again, as when its result is saved.
  expect(await isOffered('sudoku-shift/516')).toBe(true);
  expect(await isOffered('royal-family/392')).toBe(false);
  getDefaultStore().set(todayAtom as PrimitiveAtom<string>, '2026-11-22');
  expect(await isOffered('royal-family/393')).toBe(true);
});
