/**
 * The looks of buttons, for `<button>` and links alike. All are at least 44 px high. One line of words has
 * round ends; where large letters take more, their corners do not cut into it.
 */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-3xl py-1.5 text-center font-semibold no-underline transition-colors duration-150 select-none disabled:opacity-45 [&_svg]:shrink-0';

/** Padding and size stand apart from the rest: a later class of the same kind would not win. */
const usual = `${base} px-5 text-[0.9375rem]`;

/** Where colours are forced a filling is taken away, unless it is one of the system's own. */
const filled =
  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none';

export const button = {
  /** The one thing to do here. */
  primary: `${usual} ${filled} bg-accent text-on-accent hover:not-disabled:bg-accent-strong`,
  /** Anything else. */
  secondary: `${usual} border border-line bg-card text-ink hover:not-disabled:border-edge`,
  /** Little words in running text and menus. */
  quiet: `${usual} text-soft hover:not-disabled:text-ink hover:not-disabled:bg-sunken`,
  /** A quiet one that stands among words, or beside another. */
  compact: `${base} px-2 text-sm text-soft hover:not-disabled:text-ink hover:not-disabled:bg-sunken`,
  danger: `${usual} border border-line bg-card text-bad hover:not-disabled:border-bad`,
  /** A square with a drawing, as large as a finger however large the letters; needs an aria-label. */
  icon: 'inline-grid size-[44px] shrink-0 place-items-center rounded-full text-soft transition-colors duration-150 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-45',
} as const;
