/**
 * Notices below the header, such as results that could not be saved, or a new version that is
 * ready.
 */
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { button } from '../../ui/button.ts';
import { useAsync } from '../../ui/useAsync.ts';
import { joinNewsAtom } from '../background/joinNews.ts';
import { takenOverAtom } from '../background/takenOver.ts';
import { accountAtom, accountDialogAtom } from '../device/accountState.ts';
import { takeFarewell } from '../device/restartAfterSignOut.ts';
import { reloadWantedAtom } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';
import { fetchNews } from '../updates/news.ts';
import { applyUpdate, updateReadyAtom } from '../updates/serviceWorker.ts';
import { Notice } from './NotKept.tsx';

function UpdateReady() {
  const [refused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const news = useAsync(fetchNews, []) ?? [];
  return (
    <Notice>
      <p className="py-1.5">
        {`An update is ready.${refused ? ' It installs when you’re online and not in the middle of a puzzle.' : ''}`}
      </p>
      <div className="flex flex-wrap gap-x-1 max-sm:-ml-inset">
        {news.length > 0 && (
          <button
            type="button"
            className={button.quiet}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            What’s new
          </button>
        )}
        <button
          type="button"
          className={button.quiet}
          onClick={async () => setRefused(!(await applyUpdate()))}
        >
          Update now
        </button>
      </div>
      {isOpen && (
        <ul className="mb-2 w-full list-disc space-y-1 pl-5">
          {news.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** The farewell message after signing out, until the next sign-in. */
function Farewell() {
  const openDialog = useSetAtom(accountDialogAtom);
  const account = useAtomValue(accountAtom);
  const [said, setSaid] = useState(takeFarewell);
  if (said === null || account !== null) return null;
  function createAccount() {
    setSaid(null);
    openDialog('create');
  }
  return (
    <Notice>
      <p className="py-1.5">{said.words}</p>
      <span className="flex flex-wrap">
        {said.how === 'new-account' && (
          <button type="button" className={button.quiet} onClick={createAccount}>
            Create an account
          </button>
        )}
        <button type="button" className={button.quiet} onClick={() => setSaid(null)}>
          Close
        </button>
      </span>
    </Notice>
  );
}

/** A join that had to wait, and its answer. */
function JoinedTable() {
  const [news, setNews] = useAtom(joinNewsAtom);
  if (news === null) return null;
  const { code, words, kind } = news;
  function close() {
    // A seat that waits is given up on the page of its link.
    if (kind !== 'waiting') {
      import('../tables/joinTable.ts').then(({ forgetJoin }) => forgetJoin(code)).catch(() => {});
    }
    setNews(null);
  }
  return (
    <Notice>
      <p className="py-1.5">{words}</p>
      <span className="flex flex-wrap">
        {kind !== 'refused' && (
          <Link
            to={kind === 'joined' ? '/tables' : `/join/${code}`}
            className={button.quiet}
            onClick={close}
          >
            {kind === 'joined' ? 'Open the table' : 'Open the invitation'}
          </Link>
        )}
        <button type="button" className={button.quiet} onClick={close}>
          Close
        </button>
      </span>
    </Notice>
  );
}

function TakenOver() {
  const [sentences, setSentences] = useAtom(takenOverAtom);
  if (sentences.length === 0) return null;
  return (
    <Notice>
      <p className="py-1.5">We found older results in this browser and added them.</p>
      <button type="button" className={button.quiet} onClick={() => setSentences([])}>
        Close
      </button>
      <ul className="mb-2 w-full list-disc space-y-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

export default function Notices() {
  const updateReady = useAtomValue(updateReadyAtom);
  const reloadWanted = useAtomValue(reloadWantedAtom);
  return (
    <>
      <Farewell />
      <TakenOver />
      <JoinedTable />
      {reloadWanted ? (
        <Notice>
          <p className="py-1.5">Crema was updated in another tab. Please reload this one.</p>
          <button type="button" className={button.quiet} onClick={() => location.reload()}>
            Reload
          </button>
        </Notice>
      ) : (
        updateReady && <UpdateReady />
      )}
    </>
  );
}
