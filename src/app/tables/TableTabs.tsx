/** Chooses among the player's tables. The chosen one is shown first everywhere. */
import { useSetAtom } from 'jotai';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { settingsAtom } from '../settings/settings.ts';

export function TableTabs({
  tables,
  chosen,
}: {
  readonly tables: readonly SeatedTable[];
  readonly chosen: string;
}) {
  const change = useSetAtom(settingsAtom);
  if (tables.length < 2) return null;
  return (
    <nav aria-label="Your tables" className="flex flex-wrap gap-2">
      {tables.map(({ id, table }) => (
        <button
          key={id}
          type="button"
          aria-current={id === chosen}
          className={id === chosen ? button.primary : button.secondary}
          onClick={() => change({ chosenTable: id })}
        >
          <span>{table.name}</span>
        </button>
      ))}
    </nav>
  );
}
