/** The note in place of tables: on a site without accounts, and on a closed one before its code. */
import { useAtomValue, useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../ui/button.ts';
import { NoteCard } from '../../ui/NoteCard.tsx';
import { accountDialogAtom } from '../device/accountState.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { lastOutcomeAtom } from '../sync/syncState.ts';

/** Null where tables are offered, and while this is unknown. */
export function useNoTables(): ReactNode {
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const isInvited = useAtomValue(lastOutcomeAtom)?.kind !== 'not-invited';
  const open = useSetAtom(accountDialogAtom);
  if (hasAccounts === false) {
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
  if (isInvited) return null;
  return (
    <NoteCard
      icon={Users}
      title="This site is by invitation"
      action={
        <button type="button" className={button.primary} onClick={() => open('account')}>
          Enter your code
        </button>
      }
    >
      You need an invitation code to start or join a table.
    </NoteCard>
  );
}
