import { useTitle } from '../page/useTitle.ts';
import { ACCESSIBILITY } from './accessibility.ts';
import { TrustText } from './TrustText.tsx';
import { useContact } from './useContact.ts';

export function Page() {
  useTitle(ACCESSIBILITY.title);
  return <TrustText page={ACCESSIBILITY} contact={useContact()} />;
}
