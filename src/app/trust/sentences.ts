/** Sentences of the pages on privacy and accessibility, each with its proof. */

/**
 * Where a sentence is held true: a test's title and file, or words of a document, such as a
 * decision, for what no test can show. `sentences.test.ts` finds each of them.
 */
export type Proof =
  | { readonly test: string; readonly title: string }
  | { readonly document: string; readonly words: string };

export interface Sentence {
  /** Unique on its page. */
  readonly id: string;
  /** For the player: a sentence or two. */
  readonly text: string;
  readonly proofs: readonly Proof[];
  /** Only on sites with App Check, which have a key for it in `sites.json`. */
  readonly onlyWithAppCheck?: true;
}

export interface Section {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export interface TrustPage {
  /** The page's address. */
  readonly path: string;
  readonly title: string;
  /** The first paragraph, and the page's description for other apps. */
  readonly opening: string;
  readonly sections: readonly Section[];
}
