/** A button that saves a backup, with a sentence about the outcome below. */
import { button } from '../../ui/button.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { useBackup } from './useBackup.ts';

export function SaveBackup({ label = 'Save a backup' }: { readonly label?: string }) {
  const { outcome, save } = useBackup();
  return (
    <div className="flex flex-col">
      <button type="button" className={button.secondary} onClick={() => void save()}>
        {label}
      </button>
      <LiveRegion of={outcome} className="text-sm text-soft not-empty:mt-2.5">
        {outcome?.text}
      </LiveRegion>
    </div>
  );
}
