/** The reason why the server has not sent what a page shows. */
export type Trouble =
  | { readonly kind: 'offline' }
  /** With a sentence for the player. */
  | { readonly kind: 'failed'; readonly message: string };
