/** What will be shared, as a picture, as lines or as a sentence, by the system's sheet or the clipboard. */

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ShareText } from '../../games/contract/view.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { pngOf } from './png.ts';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ShareText;
  /** Where it is found: below the lines, for friends who have never heard of it. */
  readonly address: string;
  /** Name of the picture's file, without its ending. */
  readonly fileName: string;
  /** Draws the picture; it may come later than the dialog. */
  picture(ref: Ref<SVGSVGElement>): ReactNode;
  onClose(): void;
}

type Form = 'picture' | keyof ShareText;

export function ShareDialog(props: ShareDialogProps) {
  const { open, title, onClose } = props;
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Body {...props} />
    </Dialog>
  );
}

/** There as long as the dialog is open: the next time begins anew. */
function Body({ text, address, fileName, picture, onClose }: ShareDialogProps) {
  const [form, setForm] = useState<Form>('picture');
  const [hasPicture, setHasPicture] = useState(true);
  const [outcome, setOutcome] = useState('');
  const [png, setPng] = useState<File | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const shown = form === 'sentence' ? text.sentence : `${text.lines}\n${address}`;

  // Made ahead: browsers let a page share and copy only right after a press.
  async function prepare(svg: SVGSVGElement) {
    try {
      const file = new File([await pngOf(svg)], `${fileName}.png`, { type: 'image/png' });
      if (drawing.current === svg) setPng(file);
    } catch {
      setHasPicture(false);
      setForm((before) => (before === 'picture' ? 'lines' : before));
    }
  }

  async function attempt(action: () => Promise<void>, sorry: string) {
    try {
      await action();
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setOutcome(sorry);
    }
  }

  const data = form === 'picture' ? png && { files: [png], text: address } : { text: shown };
  const canShare = 'share' in navigator && (form !== 'picture' || canShareFiles(png));
  const canCopy = form !== 'picture' || 'ClipboardItem' in globalThis;

  const share = () =>
    attempt(async () => {
      if (data) await navigator.share(data);
      onClose();
    }, 'Sharing did not work here. Copying does the same.');

  const copy = () =>
    attempt(
      async () => {
        if (form !== 'picture') await navigator.clipboard.writeText(shown);
        else if (png) await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
        setOutcome('Copied.');
      },
      form === 'picture'
        ? 'Copying is not allowed here. Save the picture instead.'
        : 'Copying is not allowed here. Select the text above instead.',
    );

  const isReady = form !== 'picture' || png !== null;
  return (
    <>
      <Choice<Form>
        label="Share it as"
        value={form}
        options={[
          ...(hasPicture ? [{ value: 'picture', label: 'Picture' } as const] : []),
          { value: 'lines', label: 'Lines' },
          { value: 'sentence', label: 'Sentence' },
        ]}
        onChange={(chosen) => {
          setForm(chosen);
          setOutcome('');
        }}
      />
      {/* Kept in place: another form is only another look at the same. */}
      {hasPicture && (
        <div className="mt-4 aspect-square" hidden={form !== 'picture'}>
          <Drawn drawing={drawing} onDrawn={prepare}>
            {picture}
          </Drawn>
        </div>
      )}
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {!hasPicture && 'No picture can be made in this browser.'}
      </p>
      {form !== 'picture' && (
        <p className="mt-4 rounded-xl bg-sunken p-4 wrap-anywhere whitespace-pre-line select-text">
          {shown}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2.5">
        {form === 'picture' && (
          <button
            type="button"
            className={canShare || canCopy ? button.secondary : button.primary}
            disabled={!isReady}
            onClick={() => png && save(png)}
          >
            Save
          </button>
        )}
        {canCopy && (
          <button
            type="button"
            className={canShare ? button.secondary : button.primary}
            disabled={!isReady}
            onClick={copy}
          >
            Copy
          </button>
        )}
        {canShare && (
          <button type="button" className={button.primary} disabled={!isReady} onClick={share}>
            Share
          </button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-right text-sm text-soft">
        {outcome}
      </p>
    </>
  );
}

/** Calls once the drawing stands on the page, which may be when its code has come. */
function Drawn({
  drawing,
  children,
  onDrawn,
}: {
  readonly drawing: { current: SVGSVGElement | null };
  children(ref: Ref<SVGSVGElement>): ReactNode;
  onDrawn(svg: SVGSVGElement): void;
}) {
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
  });
  const [ref] = useState(() => (svg: SVGSVGElement | null) => {
    drawing.current = svg;
    // Its own parts stand in it by the end of the task.
    if (svg) queueMicrotask(() => told.current(svg));
  });
  return children(ref);
}

function canShareFiles(file: File | null): boolean {
  // Before it is there: whether it is going to be possible.
  const probe = file ?? new File([], 'crema.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // By then the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
