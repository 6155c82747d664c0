/** The editor's list of the family's names; each can be replaced by an unused one. */
import type { Result } from '../../../lib/result.ts';
import type { Board } from '../rules/types.ts';
import { freeNames, rename } from './nameEdits.ts';
import { options } from './Select.tsx';

export interface NamesPanelProps {
  readonly board: Board;
  onRename(before: string, after: string, renamed: Result<Board>): void;
}

export function NamesPanel({ board, onRename }: NamesPanelProps) {
  const { names } = board;
  return (
    <details className="rfd-card rfd-names">
      <summary>
        <span className="ed-head">Names</span>
        <span className="ed-count">{names.map(({ name }) => name).join(', ')}</span>
      </summary>
      {(['f', 'm'] as const).map((sex) => {
        const free = freeNames(board, sex);
        return (
          <fieldset key={sex}>
            <legend>{sex === 'f' ? 'Women' : 'Men'}</legend>
            <div className="rfd-fields">
              {names
                .filter((one) => one.sex === sex)
                .map(({ name }, i) => (
                  <select
                    // biome-ignore lint/suspicious/noArrayIndexKey: a name that is changed keeps the focus
                    key={i}
                    className="ed-input"
                    aria-label={`In place of ${name}`}
                    value={name}
                    onChange={({ target }) =>
                      onRename(name, target.value, rename(board, name, target.value))
                    }
                  >
                    {options([name, ...free].sort())}
                  </select>
                ))}
            </div>
          </fieldset>
        );
      })}
    </details>
  );
}
