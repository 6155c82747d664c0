/**
 * Shows an editor how data that the former site left in a player's browser would be imported, key
 * by key. Changes nothing.
 */
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import type { Explained, ExplainedDump, Fate } from '../../../storage/explainDump.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { loadParsers } from '../../device/upkeep.ts';
import { DeskFrame } from '../DeskFrame.tsx';
import { puzzleWords } from '../puzzleLink.tsx';
import { Steps } from './Steps.tsx';

type Looked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'wrong'; readonly message: string }
  | { readonly kind: 'read'; readonly name: string; readonly dump: ExplainedDump };

async function look(name: string, read: () => string | Promise<string>): Promise<Looked> {
  let text: string;
  try {
    text = await read();
  } catch {
    return { kind: 'wrong', message: 'That cannot be opened. A folder, perhaps?' };
  }
  const [{ explainDump }, parsers] = await Promise.all([
    import('../../../storage/explainDump.ts'),
    loadParsers(),
  ]);
  const result = explainDump(text, parsers, Date.now());
  return result.ok
    ? { kind: 'read', name, dump: result.value }
    : { kind: 'wrong', message: result.problem.message };
}

export function Page() {
  const [looked, setLooked] = useState<Looked>({ kind: 'nothing' });
  const [isOver, setIsOver] = useState(false);
  const paste = useId();

  async function show(name: string, read: () => string | Promise<string>) {
    setLooked({ kind: 'reading' });
    try {
      setLooked(await look(name, read));
    } catch {
      const message = 'A part of the desk could not be loaded. Try again with a connection.';
      setLooked({ kind: 'wrong', message });
    }
  }

  function showFile(file: File | undefined) {
    if (file) void show(file.name, () => file.text());
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const text = event.dataTransfer.getData('text/plain');
    if (files.length > 0) showFile(files[0]);
    else void show('What was dropped', () => text);
  }

  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    showFile(event.target.files?.[0]);
    // Empty the file field, so that the same file can be chosen again after a change.
    event.target.value = '';
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const { clipboardData } = event;
    if (clipboardData.files.length > 0) showFile(clipboardData.files[0]);
    else void show('What was pasted', () => clipboardData.getData('text/plain'));
  }

  return (
    <DeskFrame title="Old data">
      <p className="max-w-prose text-soft">
        Before it had a database the site kept results in the browser’s own storage. Crema takes
        them over when it is opened in that browser. Here you see what becomes of each, and why:
        Yearly Daily’s oldest scores, for instance, are purged. Nothing is stored or sent.
      </p>
      <Steps />
      <h2 className="mt-8 text-2xl">Look at a file</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and the field in it do the same */}
      <div
        className={cx(
          'mt-3 rounded-card border-2 border-dashed p-5',
          isOver ? 'border-accent bg-hue-wash' : 'border-edge bg-card',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label
            className={cx(
              button.primary,
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <FileUp size={18} aria-hidden /> Choose a file
            <input type="file" className="sr-only" onChange={onChoose} />
          </label>
          <p className="text-soft">or drop it here.</p>
        </div>
        <label htmlFor={paste} className="mt-4 block font-medium">
          Or paste it
        </label>
        <textarea
          id={paste}
          rows={3}
          spellCheck={false}
          className="mt-1 w-full rounded-xl border border-edge bg-card px-3 py-2 font-mono text-sm"
          placeholder="A backup, or a browser’s storage"
          onPaste={onPaste}
          onChange={(event) => {
            const { value } = event.target;
            if (value.trim() !== '') void show('What was typed', () => value);
          }}
        />
      </div>
      <div aria-live="polite" className="mt-6">
        {looked.kind === 'reading' && <p className="text-soft">Reading.</p>}
        {looked.kind === 'wrong' && <p className="text-bad">{looked.message}</p>}
        {looked.kind === 'read' && <Verdicts name={looked.name} dump={looked.dump} />}
      </div>
    </DeskFrame>
  );
}

const FATES: readonly { readonly fate: Fate; readonly label: string; readonly look: string }[] = [
  { fate: 'refused', label: 'Refused', look: 'text-bad' },
  { fate: 'purged', label: 'Purged', look: 'text-warn' },
  { fate: 'kept', label: 'Kept', look: 'text-accent' },
  { fate: 'left', label: 'Left alone', look: 'text-soft' },
];

/** Number of imported keys shown at first. */
const FIRST = 200;

function Verdicts({ name, dump }: { readonly name: string; readonly dump: ExplainedDump }) {
  const { kind, keys } = dump;
  const what = kind === 'backup' ? 'a backup from Crema' : 'a browser’s storage';
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{name}</h2>
      <p className="text-soft">
        {[
          `It is ${what}.`,
          ...FATES.flatMap(({ fate, label }) => {
            const count = keys.filter((one) => one.fate === fate).length;
            return count > 0 ? [`${label}: ${count}.`] : [];
          }),
          ...(keys.length === 0 ? ['There is nothing in it.'] : []),
        ].join(' ')}
      </p>
      {FATES.map(({ fate, label, look: colour }) => (
        <Group
          key={fate}
          label={label}
          colour={colour}
          keys={keys.filter((one) => one.fate === fate)}
        />
      ))}
    </>
  );
}

interface GroupProps {
  readonly label: string;
  readonly colour: string;
  readonly keys: readonly Explained[];
}

function Group({ label, colour, keys }: GroupProps) {
  const [all, setAll] = useState(false);
  if (keys.length === 0) return null;
  const shown = all ? keys : keys.slice(0, FIRST);
  return (
    <section className="mt-6">
      <h3 className={cx('font-sans text-lg font-semibold tracking-normal', colour)}>{label}</h3>
      <ul>
        {shown.map(({ place, key, about, why }) => (
          <li
            key={`${place}/${key}`}
            className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-[0_1_16rem]">
              <code className="wrap-anywhere">{key === '' ? place : `${place} / ${key}`}</code>
              {about && <p className="text-sm">{puzzleWords(about.game, about.id)}</p>}
            </div>
            <span className="min-w-0 flex-[1_1_16rem] text-soft wrap-anywhere">{why}</span>
          </li>
        ))}
      </ul>
      {shown.length < keys.length && (
        <button type="button" className={button.secondary} onClick={() => setAll(true)}>
          {`Show ${keys.length - shown.length} more`}
        </button>
      )}
    </section>
  );
}
