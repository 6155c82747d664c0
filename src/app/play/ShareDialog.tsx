/** What will be shared, as lines or as a sentence, by the system's sheet or the clipboard. */

import { useState } from 'react';
import type { ShareText } from '../../games/contract/view.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface ShareDialogProps {
  readonly open: boolean;
  readonly text: ShareText;
  /** Where the puzzle is found: below the lines, for friends who have never heard of it. */
  readonly address: string;
  onClose(): void;
}

export function ShareDialog({ open, text, address, onClose }: ShareDialogProps) {
  const [form, setForm] = useState<keyof ShareText>('lines');
  const [outcome, setOutcome] = useState('');
  const shown = form === 'lines' ? `${text.lines}\n${address}` : text.sentence;
  const canShare = 'share' in navigator;

  async function share() {
    try {
      await navigator.share({ text: shown });
      onClose();
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setOutcome('Sharing did not work here. Copying does the same.');
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(shown);
      setOutcome('Copied.');
    } catch {
      setOutcome('Copying is not allowed here. Select the text above instead.');
    }
  }

  return (
    <Dialog open={open} title="Share your result" onClose={onClose}>
      <Choice<keyof ShareText>
        label="As"
        value={form}
        options={[
          { value: 'lines', label: 'Lines' },
          { value: 'sentence', label: 'A sentence' },
        ]}
        onChange={setForm}
      />
      <p className="mt-4 rounded-xl bg-sunken p-4 wrap-anywhere whitespace-pre-line select-text">
        {shown}
      </p>
      <div className="mt-4 flex justify-end gap-2.5">
        <button
          type="button"
          className={canShare ? button.secondary : button.primary}
          onClick={copy}
        >
          Copy
        </button>
        {canShare && (
          <button type="button" className={button.primary} onClick={share}>
            Share
          </button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-right text-sm text-soft">
        {outcome}
      </p>
    </Dialog>
  );
}
