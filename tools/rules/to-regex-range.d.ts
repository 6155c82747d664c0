/** Types for the package to-regex-range, which has none. */
declare module 'to-regex-range' {
  /** The source of a regular expression that matches the whole numbers from `min` to `max`. */
  export default function toRegexRange(
    min: string | number,
    max: string | number,
    options?: { readonly shorthand?: boolean; readonly capture?: boolean },
  ): string;
}
