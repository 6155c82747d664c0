/** The package has no types of its own. */
declare module 'to-regex-range' {
  /** A regular expression's source that matches the whole numbers from `min` to `max`. */
  export default function toRegexRange(
    min: string | number,
    max: string | number,
    options?: { readonly shorthand?: boolean; readonly capture?: boolean },
  ): string;
}
