/** The contract between the app's pages and the shell that opens them. */
import type { ComponentType } from 'react';
import type { CivilDate } from '../../daily/date.ts';
import type { GameDefinition } from '../../games/definitions.ts';

/** A navigation to a page. */
export interface Visit {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The game that the address is about, or null. */
  readonly definition: GameDefinition | null;
  readonly today: CivilDate;
  /** Aborted when the page is left: work that only this visit asked for must end then. */
  readonly signal: AbortSignal;
}

/** Exports of a page module. `Data` is loaded by `load` before the first render. */
export interface PageModule<Data> {
  readonly Page: ComponentType<PageProps<Data>>;
  load?(visit: Visit & { readonly definition: GameDefinition }): Data | Promise<Data>;
}

export interface PageProps<Data = undefined> {
  readonly data: Data;
  readonly definition: GameDefinition;
  readonly id: string;
}
