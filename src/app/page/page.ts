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
  load?(visit: Visit & Pick<PuzzleProps, 'definition'>): Data | Promise<Data>;
}

/** The puzzle that a component is about. */
export interface PuzzleProps {
  readonly definition: GameDefinition;
  readonly id: string;
}

export interface PageProps<Data = undefined> extends PuzzleProps {
  readonly data: Data;
}
