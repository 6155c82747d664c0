/** Works (`Work`) done in memory that must be repeated on the database, in order. */
import type { Scope, Work } from './tableStore.ts';

export interface Pending {
  readonly name: string | symbol;
  readonly scope: Scope;
  readonly work: Work<unknown>;
}

export interface Journal {
  /** Appends the work and drops an earlier one of the same name (`Scope.replaces`). */
  add(scope: Scope, work: Work<unknown>): void;
  /** The outstanding works in order, including those added during the iteration. */
  pending(): Iterable<Pending>;
  /** Marks the work as done. A newer work of the same name stays. */
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
