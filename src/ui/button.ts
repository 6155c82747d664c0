/** The looks of buttons, for `<button>` and links alike. All are at least 44 px high. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-[0.9375rem] font-semibold no-underline transition-colors duration-150 select-none disabled:opacity-45 [&_svg]:shrink-0';

export const button = {
  /** The one thing to do here. */
  primary: `${base} bg-accent text-on-accent hover:not-disabled:bg-accent-strong`,
  /** Anything else. */
  secondary: `${base} border border-line bg-card text-ink hover:not-disabled:border-edge`,
  /** Little words in running text and menus. */
  quiet: `${base} text-soft hover:not-disabled:text-ink hover:not-disabled:bg-sunken`,
  danger: `${base} border border-line bg-card text-bad hover:not-disabled:border-bad`,
  /** A square with a drawing; needs an aria-label. */
  icon: 'inline-grid size-11 shrink-0 place-items-center rounded-full text-soft transition-colors duration-150 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-45',
} as const;
