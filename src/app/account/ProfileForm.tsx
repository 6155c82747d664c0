/** The choices of the profile dialog, with a preview as a leaderboard row. */
import { type FormEvent, useState } from 'react';
import type { LeaderboardInfo } from '../../protocol/leaderboardInfo.ts';
import {
  ADJECTIVES,
  type Adjective,
  makeName,
  NOUNS,
  type Noun,
  parseName,
} from '../../protocol/names.ts';
import type { Account } from '../../storage/entities.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Avatar } from './Avatar.tsx';
import { ColorChoice, IconChoice } from './AvatarChoice.tsx';
import { NameChoice } from './NameChoice.tsx';
import { Failure } from './Pane.tsx';
import { saveProfile } from './saveProfile.ts';

function Preview({ info }: { readonly info: LeaderboardInfo }) {
  return (
    <div className="sticky top-0 z-10 bg-card pb-1">
      <div className="flex items-center gap-2.5 rounded-2xl border border-line bg-sunken px-3.5 py-2.5">
        <span className="w-4 text-soft tabular-nums">1</span>
        <Avatar info={info} size={40} />
        <span className="flex-1 leading-tight font-semibold" aria-live="polite">
          {info.leaderboardName}
        </span>
        <span className="text-soft tabular-nums">2:41</span>
      </div>
    </div>
  );
}

type Choices = Partial<
  Omit<LeaderboardInfo, 'leaderboardName'> & {
    readonly adjective: Adjective;
    readonly noun: Noun;
  }
>;

export interface ProfileFormProps {
  readonly account: Account;
  /**
   * Name and avatar shown until the player edits them; may change after the first render, when the
   * profile arrives.
   */
  readonly initial: LeaderboardInfo;
  /** Label of the button that discards the player's choices: "Later", "Cancel". */
  readonly skip: string;
  onDone(): void;
}

export function ProfileForm({ account, initial, skip, onDone }: ProfileFormProps) {
  const [chosen, setChosen] = useState<Choices>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [firstWord, secondWord] = parseName(initial.leaderboardName) ?? [ADJECTIVES[0], NOUNS[0]];
  const { adjective = firstWord, noun = secondWord, ...avatar } = chosen;
  const info = { ...initial, ...avatar, leaderboardName: makeName(adjective, noun) };
  const change = (part: Choices) => setChosen({ ...chosen, ...part });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const problem = await saveProfile(account, info);
    setBusy(false);
    setFailure(problem);
    if (problem === null) onDone();
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <Preview info={info} />
      <NameChoice adjective={adjective} noun={noun} onChange={(words) => change(words)} />
      <IconChoice info={info} onChange={(avatarIcon) => change({ avatarIcon })} />
      <ColorChoice info={info} onChange={(avatarColor) => change({ avatarColor })} />
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-card px-6 py-4">
        {failure !== null && <Failure>{failure}</Failure>}
        <div className="flex gap-2.5">
          <ActionButton type="submit" className={`${button.primary} flex-1`} disabled={busy}>
            {busy ? 'Saving' : 'Save'}
          </ActionButton>
          <button type="button" className={button.secondary} onClick={onDone}>
            {skip}
          </button>
        </div>
      </div>
    </form>
  );
}
