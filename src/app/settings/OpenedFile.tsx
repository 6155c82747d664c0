/** Asks about files that the operating system opened with Crema, one by one, and restores them. */
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { button } from '../../ui/button.ts';
import { type OpenedFile as Opened, openedFilesAtom } from '../device/launches.ts';
import { useStored } from '../device/storage.ts';
import { type Outcome, ownerAmongSeveral, restoreFile, UNREADABLE } from './backupFile.ts';
import { settingsAtom } from './settings.ts';

export function OpenedFile() {
  const [[opened, ...rest], setOpened] = useAtom(openedFilesAtom);
  return opened && <Question key={opened.count} opened={opened} onDone={() => setOpened(rest)} />;
}

export interface QuestionProps {
  readonly opened: Opened;
  onDone(): void;
}

export function Question({ opened, onDone }: QuestionProps) {
  const { name, file } = opened;
  const [settings, setSettings] = useAtom(settingsAtom);
  const owner = useStored(ownerAmongSeveral, null);
  const done = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(file ? null : UNREADABLE);

  async function restore() {
    if (!file) return;
    setOutcome(await restoreFile(file, settings, setSettings));
    done.current?.focus();
  }

  return (
    <section className="rounded-card border border-line bg-sunken p-4">
      <h3 className="font-medium break-words">{`Restore ${name}?`}</h3>
      <p role="status" className={`mt-1 text-sm ${outcome?.bad ? 'text-bad' : 'text-soft'}`}>
        {outcome?.text ??
          `Adds its results and unfinished games to ${owner === null ? 'this device' : `${owner}’s`}, and replaces ${owner === null ? 'your' : 'their'} settings with its own.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {outcome === null && (
          <button type="button" className={button.primary} onClick={() => void restore()}>
            Restore backup
          </button>
        )}
        <button ref={done} type="button" className={button.secondary} onClick={onDone}>
          {outcome === null ? 'Not now' : 'Done'}
        </button>
      </div>
    </section>
  );
}
