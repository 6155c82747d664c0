/** The player's consent to be counted. Hidden on a site without a server that would count. */
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadSite, type Site } from '../../firebase/config.ts';
import { Switch } from '../../ui/Switch.tsx';
import { consentAtom } from '../device/analytics.ts';
import { useStored } from '../device/storage.ts';
import { agree, hasAgreed } from '../device/tally.ts';

export function Sharing() {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    loadSite().then(setSite, () => {});
  }, []);
  return (
    <>
      <UsageFigures asked={site?.firebase.measurementId !== undefined} />
      <PuzzleCounts asked={site !== null} />
    </>
  );
}

interface Asked {
  readonly asked: boolean;
}

function UsageFigures({ asked }: Asked) {
  const [agreed, setAgreed] = useAtom(consentAtom);
  // A consent once given is always shown, so that it can be withdrawn.
  if (!asked && !agreed) return null;
  return (
    <Switch
      label="Share anonymous usage figures"
      detail="Which pages are opened, never who you are. Off unless you turn it on."
      checked={agreed}
      onChange={setAgreed}
    />
  );
}

function PuzzleCounts({ asked }: Asked) {
  const stored = useStored(hasAgreed, false);
  /** The player's choice until it is stored; then null. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  if (chosen === stored) setChosen(null);
  const agreed = chosen ?? stored;
  if (!asked && !agreed) return null;

  async function choose(isAgreed: boolean) {
    setChosen(isAgreed);
    try {
      await agree(isAgreed);
      setFailed(false);
    } catch {
      setChosen(null);
      setFailed(true);
    }
  }

  return (
    <div>
      <Switch
        label="Help with the puzzles"
        detail="Each puzzle that you begin is counted once: finished, or how far you came. Never who you are. Off unless you turn it on."
        checked={agreed}
        onChange={(isAgreed) => void choose(isAgreed)}
      />
      {failed && (
        <p role="alert" className="mt-1 text-sm text-bad">
          That could not be kept on this device. Please try again.
        </p>
      )}
    </div>
  );
}
