import { useTitle } from '../page/useTitle.ts';
import { PRIVACY } from './privacy.ts';
import { TrustText } from './TrustText.tsx';
import { useSite } from './useSite.ts';

export function Page() {
  useTitle(PRIVACY.title);
  return <TrustText page={PRIVACY} {...useSite()} />;
}
