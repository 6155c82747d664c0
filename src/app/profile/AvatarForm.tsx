/** A form for a name and an avatar, with a preview of both. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { LocalProfile } from '../../storage/localProfile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Failure } from '../../ui/Pane.tsx';
import { Avatar, type AvatarInfo } from './Avatar.tsx';
import { ColorChoice, IconChoice } from './AvatarChoice.tsx';

export type NameAndAvatar = Omit<LocalProfile, 'isNew'>;

export interface AvatarFormProps {
  readonly value: NameAndAvatar;
  /** Beside the name in the preview. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The fields for the name. */
  readonly children: ReactNode;
  /** Label of the button that discards the choices: "Later", "Cancel". */
  readonly skip: string;
  onChange(avatar: Partial<AvatarInfo>): void;
  /** Whether the fields can be saved; they show by themselves why not. */
  check?(): boolean;
  /** Null when everything is saved; else a sentence about the failure. */
  save(): Promise<string | null>;
  onDone(): void;
  onSkip(): void;
}

export function AvatarForm({ value, before, after, children, ...props }: AvatarFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || props.check?.() === false) return;
    setBusy(true);
    setFailure(null);
    const problem = await props.save();
    setBusy(false);
    setFailure(problem);
    if (problem === null) props.onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <div className="top-0 z-10 bg-card pb-1 tall:sticky">
        <div className="flex items-center gap-2.5 rounded-2xl border border-line bg-sunken px-3.5 py-2.5">
          {before}
          <Avatar info={value} size={40} />
          <span
            className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere"
            aria-live="polite"
          >
            {value.name}
          </span>
          {after}
        </div>
      </div>
      {children}
      <IconChoice info={value} onChange={(avatarIcon) => props.onChange({ avatarIcon })} />
      <ColorChoice info={value} onChange={(avatarColor) => props.onChange({ avatarColor })} />
      <div className="-bottom-6 z-10 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-card px-6 py-4 tall:sticky">
        {failure !== null && <Failure>{failure}</Failure>}
        <div className="flex gap-2.5">
          <ActionButton type="submit" className={`${button.primary} flex-1`} disabled={busy}>
            {busy ? 'Saving' : 'Save'}
          </ActionButton>
          <button type="button" className={button.secondary} onClick={props.onSkip}>
            {props.skip}
          </button>
        </div>
      </div>
    </form>
  );
}
