/** Asks about a file that the operating system opened with Crema, and restores it. */
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { openedFileAtom } from '../device/openedFile.ts';
import { type Outcome, restoreFile } from './backupFile.ts';
import { settingsAtom } from './settings.ts';

export function OpenedFile() {
  const [opened, setOpened] = useAtom(openedFileAtom);
  return (
    opened && <Question key={opened.count} file={opened.file} onDone={() => setOpened(null)} />
  );
}

function Question({ file, onDone }: { readonly file: File; onDone(): void }) {
  const [settings, setSettings] = useAtom(settingsAtom);
  const done = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function restore() {
    setOutcome(await restoreFile(file, settings, setSettings));
    done.current?.focus();
  }

  return (
    <section className="rounded-card border border-line bg-sunken p-4">
      <h3 className="font-medium break-words">{`Restore ${file.name}?`}</h3>
      <p role="status" className={`mt-1 text-sm ${outcome?.bad ? 'text-bad' : 'text-soft'}`}>
        {outcome?.text ??
          'Its results and unfinished puzzles are added to those of this device. Its settings are taken.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {outcome === null && (
          <button type="button" className={button.primary} onClick={() => void restore()}>
            Restore it
          </button>
        )}
        <button ref={done} type="button" className={button.secondary} onClick={onDone}>
          {outcome === null ? 'Not now' : 'Done'}
        </button>
      </div>
    </section>
  );
}
