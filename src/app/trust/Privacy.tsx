import { useTitle } from '../page/useTitle.ts';
import { OWN_PRIVACY } from './ownPrivacy.ts';
import { TrustText } from './TrustText.tsx';
import { useSite } from './useSite.ts';

export function Page() {
  useTitle(OWN_PRIVACY.title);
  return <TrustText page={OWN_PRIVACY} {...useSite()} />;
}
