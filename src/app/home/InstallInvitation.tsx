/**
 * The invitation to install Crema: the browser's install prompt, or written steps without one.
 * Shown after `LIKED` finished puzzles, and again `RESTS_DAYS` after "not now".
 */
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { Share } from 'lucide-react';
import { addDays, parseCivilDate } from '../../daily/date.ts';
import { button } from '../../ui/button.ts';
import { localStore } from '../device/browserStorage.ts';
import { installOfferAtom } from '../device/install.ts';
import { todayAtom } from '../device/today.ts';

/** Number of finished puzzles after which the invitation to install is shown. */
const LIKED = 2;

const RESTS_DAYS = 90;

/** Civil date on which the player last declined to install Crema. */
const declinedAtom = atomWithStorage<unknown>(
  'crema-install-declined',
  null,
  createJSONStorage(() => localStore),
  { getOnInit: true },
);

/** @param finished how many puzzles the player has finished. */
export function InstallInvitation({ finished }: { readonly finished: number }) {
  const offer = useAtomValue(installOfferAtom);
  const [declined, setDeclined] = useAtom(declinedAtom);
  const today = useAtomValue(todayAtom);
  const day = parseCivilDate(declined);
  const rests = day.ok && today < addDays(day.value, RESTS_DAYS);
  if (!offer || finished < LIKED || rests) return null;
  const notNow = (
    <button type="button" className={button.quiet} onClick={() => setDeclined(today)}>
      Not now
    </button>
  );
  return (
    <section
      aria-labelledby="keep-at-hand"
      className="max-w-md rounded-card border border-line bg-card p-inset"
    >
      <h2 id="keep-at-hand" className="text-lg">
        Keep Crema handy
      </h2>
      {offer.kind === 'prompt' ? (
        <>
          <p className="mt-1 mb-3 text-[0.9375rem] text-soft">
            Once installed, Crema opens like an app, even offline.
          </p>
          <div className="flex flex-wrap gap-2">
            <button type="button" className={button.secondary} onClick={() => void offer.ask()}>
              Install Crema
            </button>
            {notNow}
          </div>
        </>
      ) : (
        <>
          <ol className="mt-2 mb-2 list-decimal pl-5 text-[0.9375rem] text-soft">
            <li>
              Tap the <Share size={16} className="inline align-text-bottom" aria-hidden /> Share
              button in your browser’s toolbar.
            </li>
            <li>Choose “Add to Home Screen”.</li>
            <li>Tap Add. Crema now opens like an app, even offline.</li>
          </ol>
          {notNow}
        </>
      )}
    </section>
  );
}
