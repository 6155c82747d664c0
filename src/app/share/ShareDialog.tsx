/**
 * Dialog for sharing a result as a picture, lines of symbols or a sentence: shows it and sends it
 * to the share sheet or the clipboard.
 */

import { type ReactNode, type Ref, useState } from 'react';
import type { ShareText } from '../../games/contract/view.ts';
import { SHARING_FAILED } from '../../lib/sentences.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LiveRegion, useSaid } from '../../ui/LiveRegion.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { saveFile } from '../device/saveFile.ts';
import { openShareSheet } from '../device/shareSheet.ts';
import { pngOf } from './png.ts';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ShareText;
  /** The puzzle's URL, shared below the text for friends who do not know the site. */
  readonly address: string;
  /** The challenge that the link can carry; none for a whole day. */
  readonly challenge?: {
    /** Fragment of the URL. */
    readonly code: string;
    /** The sentence that the friend will read. */
    readonly words: string;
    /** Whether the player has asked for it before the dialog opened. */
    readonly isChosen: boolean;
  };
  /** File name of the picture, without extension. */
  readonly fileName: string;
  /** Renders the shared picture, whose code may load after the dialog. */
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

/**
 * Content of the share dialog. Mounted only while the dialog is open, so that its state is reset.
 */
function Body({ text, address, challenge, fileName, picture, onClose }: ShareDialogProps) {
  const [challenges, setChallenges] = useState(challenge?.isChosen ?? false);
  const [form, setForm] = useState<Form>(challenges ? 'lines' : 'picture');
  const [hasPicture, setHasPicture] = useState(true);
  const [outcome, setOutcome] = useSaid();
  /** The shared picture's SVG element, once its code has loaded. */
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const link = challenges ? `${address}#${challenge?.code}` : address;
  const words = form === 'sentence' ? text.sentence : text.lines;
  const shown = form === 'sentence' && !challenges ? words : `${words}\n${link}`;

  // The picture's file is made ahead: browsers allow sharing and copying only right after a press.
  const prepared = useAsync(async () => {
    if (drawing === null) return undefined;
    try {
      return new File([await pngOf(drawing)], `${fileName}.png`, { type: 'image/png' });
    } catch {
      setHasPicture(false);
      setForm((before) => (before === 'picture' ? 'lines' : before));
      return undefined;
    }
  }, [drawing, fileName]);
  const png = prepared ?? null;

  async function attempt(action: () => Promise<void>, sorry: string) {
    try {
      await action();
    } catch {
      setOutcome(sorry);
    }
  }

  const data = form === 'picture' ? png && { files: [png], text: address } : { text: shown };
  const canShare = 'share' in navigator && (form !== 'picture' || canShareFiles(png));
  const canCopy = form !== 'picture' || 'ClipboardItem' in globalThis;

  const share = () =>
    attempt(async () => {
      if (data && (await openShareSheet(data))) onClose();
    }, SHARING_FAILED);

  const save = () =>
    attempt(async () => {
      if (png) await saveFile(png);
    }, 'Saving didn’t work.');

  const copy = () =>
    attempt(
      async () => {
        if (form !== 'picture') await navigator.clipboard.writeText(shown);
        else if (png) await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
        setOutcome('Copied.');
      },
      form === 'picture'
        ? 'Your browser blocked copying. Save the picture instead.'
        : 'Your browser blocked copying. Select the text above instead.',
    );

  const isReady = form !== 'picture' || png !== null;
  return (
    <>
      <Choice<Form>
        label="Share as"
        value={form}
        options={[
          ...(hasPicture ? [{ value: 'picture', label: 'Picture' } as const] : []),
          { value: 'lines', label: 'Lines' },
          { value: 'sentence', label: 'Sentence' },
        ]}
        onChange={(chosen) => {
          setForm(chosen);
          // Saved or copied, a picture has no link.
          if (chosen === 'picture') setChallenges(false);
          setOutcome('');
        }}
      />
      {/* The picture stays mounted while hidden, so that it need not be rendered again. */}
      {hasPicture && (
        <div className="mt-4 aspect-square" hidden={form !== 'picture'}>
          {picture(setDrawing)}
        </div>
      )}
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {!hasPicture && 'This browser can’t make a picture.'}
      </p>
      {form !== 'picture' && (
        <p className="mt-4 rounded-xl bg-sunken p-4 wrap-anywhere whitespace-pre-line select-text">
          {shown}
        </p>
      )}
      {challenge && (
        <div className="mt-3">
          <Switch
            label="Challenge a friend"
            detail={`Your link will say: “${challenge.words}”`}
            checked={challenges}
            onChange={(on) => {
              setChallenges(on);
              if (on && form === 'picture') setForm('lines');
              setOutcome('');
            }}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2.5">
        {form === 'picture' && (
          <button
            type="button"
            className={canShare || canCopy ? button.secondary : button.primary}
            disabled={!isReady}
            onClick={save}
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
      <LiveRegion of={outcome} className="mt-2 min-h-6 text-right text-sm text-soft">
        {outcome.text}
      </LiveRegion>
    </>
  );
}

function canShareFiles(file: File | null): boolean {
  // Ask the browser whether it can share files with an empty file until the picture is rendered.
  const probe = file ?? new File([], 'crema.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}
