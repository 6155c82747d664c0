/** The note in place of tables on a site without accounts. */
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';

/** @param props.otherwise the offer where this site has accounts, and while that is unknown. */
export function WithoutAccounts({ otherwise }: { readonly otherwise: ReactNode }) {
  if (useAtomValue(hasAccountsAtom) !== false) return otherwise;
  return (
    <NoteCard
      icon={Users}
      title="There are no tables here"
      action={
        <Link to="/" className={button.primary}>
          Today’s puzzles
        </Link>
      }
    >
      Tables need accounts, and this site has none. Your results stay on this device.
    </NoteCard>
  );
}
