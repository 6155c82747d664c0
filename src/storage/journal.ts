/** Works that were done in memory and have to be done again on the database, in their order. */
import type { Scope, Work } from './tableStore.ts';

export interface Pending {
  readonly name: string | symbol;
  readonly scope: Scope;
  readonly work: Work<unknown>;
}

export interface Journal {
  /** The work goes to the end; an earlier one of the same name (`Scope.replaces`) is needless now. */
  add(scope: Scope, work: Work<unknown>): void;
  /** Those that are still to be done, in order, with those that are added meanwhile. */
  pending(): Iterable<Pending>;
  /** The work is done. A newer one that has taken its name stays. */
  forget(pending: Pending): void;
}

export function makeJournal(): Journal {
  const works = new Map<string | symbol, Pending>();
  return {
    add(scope, work) {
      const name = scope.replaces ?? Symbol();
      works.delete(name); // so that it moves to the end
      works.set(name, { name, scope, work });
    },
    pending: () => works.values(),
    forget(pending) {
      if (works.get(pending.name) === pending) works.delete(pending.name);
    },
  };
}
