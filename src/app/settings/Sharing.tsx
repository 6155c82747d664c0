/** The player's consent to usage figures. Hidden on a site without Analytics. */
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadSite, type Site } from '../../firebase/config.ts';
import { Switch } from '../../ui/Switch.tsx';
import { consentAtom } from '../background/analytics.ts';

export function Sharing() {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    loadSite().then(setSite, () => {});
  }, []);
  const [agreed, setAgreed] = useAtom(consentAtom);
  // A consent once given is always shown, so that it can be withdrawn.
  if (site?.firebase.measurementId === undefined && !agreed) return null;
  return (
    <Switch
      label="Share anonymous usage figures"
      detail="Tells us which pages are opened, never who you are. Off by default."
      checked={agreed}
      onChange={setAgreed}
    />
  );
}
