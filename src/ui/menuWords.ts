/** Words on a weekly game's menu of sizes: where it stands, and what comes next. */
import { turnOf } from '../daily/menu.ts';

interface MenuWords {
  /** "Week 3 of 5: 7 × 7" */
  readonly now: string;
  /** "Next week: 8 × 8.", or that the menu starts again. */
  readonly next: string;
}

/** A size that no line breaks: "7 × 7". */
const unbroken = (size: string) => size.replaceAll(' ', '\u00a0');

/** @param menu the sizes of its weeks, from small to large; undefined for a game without a menu. */
export function menuWords(
  menu: readonly { readonly size: string }[] | undefined,
  id: string,
): MenuWords | null {
  if (!menu) return null;
  const turn = turnOf(id, menu.length);
  const following = unbroken(menu[(turn + 1) % menu.length]!.size);
  return {
    now: `Week ${turn + 1} of ${menu.length}: ${unbroken(menu[turn]!.size)}`,
    next:
      turn + 1 < menu.length
        ? `Grids get bigger each week. Next week: ${following}.`
        : `This is the biggest grid. Next week starts again with ${following}.`,
  };
}
