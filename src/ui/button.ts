/**
 * Button styles, for `<button>` and links alike. All are at least 44 px high. Round ends fit a
 * single line; with large letters and more lines, the corners do not clip the text.
 */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-3xl py-1.5 text-center font-semibold no-underline transition-colors duration-150 select-none disabled:opacity-45 aria-disabled:opacity-45 [&_svg]:shrink-0';

/** Padding and text size are not part of `base`: a class added later would not override them. */
const usual = `${base} px-inset text-[0.9375rem]`;

/** Makes filled buttons use system colours: forced-colours mode removes all other fills. */
const filled =
  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none';

export const button = {
  /** The page's main action. */
  primary: `${usual} ${filled} bg-accent text-on-accent hover:usable:bg-accent-strong`,
  /** All other actions. */
  secondary: `${usual} border border-line bg-card text-ink hover:usable:border-edge`,
  /** Minor actions in running text and menus. */
  quiet: `${usual} text-soft hover:usable:text-ink hover:usable:bg-sunken`,
  /** A quiet button within text or beside another button. */
  compact: `${base} px-2 text-sm text-soft hover:usable:text-ink hover:usable:bg-sunken`,
  danger: `${usual} border border-line bg-card text-bad hover:usable:border-bad`,
  /**
   * An icon button, finger-sized at any text size; needs an aria-label. The icon takes no pointer
   * events: Chromium drops a click whose icon was replaced between press and release.
   */
  icon: '*:pointer-events-none inline-grid size-[44px] shrink-0 place-items-center rounded-full text-soft transition-colors duration-150 hover:usable:bg-sunken hover:usable:text-ink disabled:opacity-45 aria-disabled:opacity-45',
} as const;
