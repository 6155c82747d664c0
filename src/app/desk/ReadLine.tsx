/** A line about the data of a desk page: being read, or the reason why a read failed. */
import { useAtomValue } from 'jotai';
import { button } from '../../ui/button.ts';
import { onlineAtom } from '../device/online.ts';
import type { Read } from './useReading.ts';

export function ReadLine({ read }: { readonly read: Read<unknown> }) {
  const { value, trouble, again } = read;
  const online = useAtomValue(onlineAtom);
  if (trouble === null && value !== null) return null;
  const age = value === null ? '' : ' This page shows the data loaded before.';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-soft">
      <p role="status">{trouble === null ? 'Loading…' : `${trouble}${age}`}</p>
      {trouble !== null && online && (
        <button type="button" className={`${button.compact} -ml-2`} onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
