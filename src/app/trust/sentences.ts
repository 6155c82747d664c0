/**
 * Sentences of the pages on privacy and accessibility. Each is held true by tests or documents, which
 * `tests/fixtures/trust-proofs.txt` names.
 */
export interface Section {
  readonly title: string;
  readonly sentences: readonly string[];
}

export interface TrustPage {
  /** The page's address. */
  readonly path: string;
  readonly title: string;
  /** The first paragraph, and the page's description for other apps. */
  readonly opening: string;
  readonly sections: readonly Section[];
  /** Sentences for sites with App Check alone, which have a key for it in `sites.json`. */
  readonly onlyWithAppCheck?: readonly string[];
}
