/** Names of those who play on this device without an account. */
import { useRef, useState } from 'react';
import { makeRng } from '../../lib/rng.ts';
import { randomInfo } from '../../protocol/leaderboardInfo.ts';
import type { DevicePlayer } from '../../storage/devicePlayers.ts';
import { LONGEST_LABEL, shortened } from '../../storage/labels.ts';
import { LOCAL_PROFILE, type LocalProfile, localProfileOf } from '../../storage/localProfile.ts';
import { writeEntry } from '../../storage/metaEntry.ts';
import { Field } from '../../ui/Field.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { storage } from '../device/storage.ts';
import { AvatarForm } from '../profile/AvatarForm.tsx';
import { addPlayer } from './changePlayer.ts';
import { nameOf } from './nameOf.ts';

/** No name yet, and an avatar to start with. */
const blank = (): LocalProfile => ({
  ...localProfileOf(randomInfo(makeRng(crypto.randomUUID())), false),
  name: '',
});

interface PlayerFormProps {
  /** Names the step of a dialog that has several. */
  readonly title?: string;
  readonly words: string;
  readonly initial: LocalProfile | null;
  /** The names of the device's other players. */
  readonly taken: readonly string[];
  save(profile: LocalProfile): Promise<void>;
  onDone(): void;
  onCancel(): void;
}

function PlayerForm({ title, words, initial, taken, save, onDone, onCancel }: PlayerFormProps) {
  const [profile, setProfile] = useState(() => initial ?? blank());
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const name = shortened(profile.name);

  function check(): boolean {
    const isTaken = taken.some((other) => other.toLowerCase() === name.toLowerCase());
    if (name !== '' && !isTaken) return true;
    setError(isTaken ? `${name} already plays here. Choose another name.` : 'Enter a name first.');
    field.current?.focus();
    return false;
  }

  async function trySave(): Promise<string | null> {
    try {
      await save({ ...profile, name });
      return null;
    } catch (failure) {
      console.error(failure);
      return 'We couldn’t save that. Please try again.';
    }
  }

  return (
    <Pane>
      <div>
        {title && <h3 className="text-lg">{title}</h3>}
        <p className="text-soft">{words}</p>
      </div>
      <AvatarForm
        value={profile}
        skip="Cancel"
        onChange={(avatar) => setProfile({ ...profile, ...avatar })}
        check={check}
        save={trySave}
        onDone={onDone}
        onSkip={onCancel}
      >
        <Field
          label="Name"
          ref={field}
          hint="The name stays on this device."
          value={profile.name}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setProfile({ ...profile, name: event.target.value });
            setError(null);
          }}
        />
      </AvatarForm>
    </Pane>
  );
}

const saveOwn = async (profile: LocalProfile) =>
  writeEntry(await storage(), LOCAL_PROFILE, profile);

export interface RenamePlayerProps {
  readonly own: DevicePlayer;
  readonly others: readonly DevicePlayer[];
  onDone(): void;
}

export function RenamePlayer({ own, others, onDone }: RenamePlayerProps) {
  return (
    <PlayerForm
      words="Everyone who plays on this device sees your name and avatar."
      initial={own.profile}
      taken={others.map(nameOf)}
      save={saveOwn}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}

export interface AddPlayerProps {
  readonly own: DevicePlayer;
  readonly others: readonly DevicePlayer[];
  onCancel(): void;
}

/** Asks for the player's own name first, if there is none: the row of players would lack it. */
export function AddPlayer({ own, others, onCancel }: AddPlayerProps) {
  const [ownName, setOwnName] = useState(own.profile?.name ?? own.account?.email ?? null);
  const taken = others.map(nameOf);
  if (ownName === null) {
    return (
      <PlayerForm
        key="own"
        title="You"
        words="First choose your own name and avatar, so you can find your results again."
        initial={null}
        taken={taken}
        save={async (profile) => {
          await saveOwn(profile);
          setOwnName(profile.name);
        }}
        onDone={() => {}}
        onCancel={onCancel}
      />
    );
  }
  return (
    <PlayerForm
      key="other"
      title="The new player"
      words="Each player has their own results, streaks and settings."
      initial={null}
      taken={[...taken, ownName]}
      save={addPlayer}
      onDone={() => {}}
      onCancel={onCancel}
    />
  );
}
