/** The callable functions `changeTable` and `lookAtTable`, shared by the app and the functions. */

/**
 * A change of a table by the signed-in player. All but `create` and `renew` may be repeated without
 * harm.
 */
export type TableChange =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'join'; readonly code: string; readonly hidesTimes?: boolean }
  | { readonly kind: 'leave' | 'renew'; readonly table: string }
  | {
      readonly kind: 'remove';
      readonly table: string;
      readonly member: string;
      /** Whether the table gets a new code: with the old one the member could come back. */
      readonly renews?: boolean;
    }
  | { readonly kind: 'hide'; readonly table: string; readonly hidesTimes: boolean };

/** Payload of `changeTable`. */
export type ChangeTableRequest = { readonly userId: string } & TableChange;

export interface TableReply {
  /** Id of the table that was changed. */
  readonly table: string;
}

/** Payload of `lookAtTable`, which is called without an account. */
export interface LookAtTableRequest {
  readonly code: string;
}

export interface TableLook {
  /** The table's name. */
  readonly name: string;
  /** Player name of its owner. */
  readonly owner: string;
}
