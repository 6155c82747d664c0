import { useTitle } from '../page/useTitle.ts';
import { PRIVACY } from './privacy.ts';
import { TrustText } from './TrustText.tsx';
import { useContact } from './useContact.ts';

export function Page() {
  useTitle(PRIVACY.title);
  return <TrustText page={PRIVACY} contact={useContact()} />;
}
