/** The callable function `changeTable`, shared by the app and the functions. */

export interface TableReply {
  /** Id of the table that was changed. */
  readonly table: string;
}
