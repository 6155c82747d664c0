/** The choices of the profile dialog, with a preview as a leaderboard row. */
import { useState } from 'react';
import {
  ADJECTIVES,
  type Adjective,
  makeName,
  NOUNS,
  type Noun,
  parseName,
} from '../../protocol/names.ts';
import type { Account } from '../../storage/entities.ts';
import { AvatarForm, type NameAndAvatar } from '../profile/AvatarForm.tsx';
import { NameChoice } from '../profile/NameChoice.tsx';
import { saveProfile } from './saveProfile.ts';

export interface ProfileFormProps {
  readonly account: Account;
  /**
   * Name and avatar shown until the player edits them; may change after the first render, when the
   * profile arrives.
   */
  readonly initial: NameAndAvatar;
  /** Label of the button that discards the player's choices: "Later", "Cancel". */
  readonly skip: string;
  onDone(): void;
}

interface Choices extends Partial<Omit<NameAndAvatar, 'name'>> {
  readonly adjective?: Adjective;
  readonly noun?: Noun;
}

export function ProfileForm({ account, initial, skip, onDone }: ProfileFormProps) {
  const [chosen, setChosen] = useState<Choices>({});
  const [firstWord, secondWord] = parseName(initial.name) ?? [ADJECTIVES[0], NOUNS[0]];
  const { adjective = firstWord, noun = secondWord, ...avatar } = chosen;
  const value = { ...initial, ...avatar, name: makeName(adjective, noun) };
  const change = (part: Choices) => setChosen({ ...chosen, ...part });
  return (
    <AvatarForm
      value={value}
      before={<span className="w-4 text-soft tabular-nums">1</span>}
      after={<span className="text-soft tabular-nums">2:41</span>}
      skip={skip}
      onChange={change}
      save={() => {
        const { name: leaderboardName, avatarIcon, avatarColor } = value;
        return saveProfile(account, { leaderboardName, avatarIcon, avatarColor });
      }}
      onDone={onDone}
      onSkip={onDone}
    >
      <NameChoice adjective={adjective} noun={noun} onChange={change} />
    </AvatarForm>
  );
}
