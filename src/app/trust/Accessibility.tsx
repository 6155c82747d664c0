import { useTitle } from '../page/useTitle.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { TrustText } from './TrustText.tsx';
import { useSite } from './useSite.ts';

export function Page() {
  useTitle(ACCESSIBILITY.title);
  return <TrustText page={ACCESSIBILITY} {...useSite()} />;
}
