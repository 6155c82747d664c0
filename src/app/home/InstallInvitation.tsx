/** "Keep Crema at hand": the browser's own question, or the steps where there is none. */
import { useAtomValue } from 'jotai';
import { Share } from 'lucide-react';
import { button } from '../../ui/button.ts';
import { installOfferAtom } from '../device/install.ts';

export function InstallInvitation() {
  const offer = useAtomValue(installOfferAtom);
  if (!offer) return null;
  return (
    <section className="max-w-md rounded-card border border-line p-5">
      <h2 className="text-lg">Keep Crema at hand</h2>
      {offer.kind === 'prompt' ? (
        <>
          <p className="mt-1 mb-3 text-[0.9375rem] text-soft">
            On your home screen it opens like any app, with or without a network.
          </p>
          <button type="button" className={button.secondary} onClick={() => void offer.ask()}>
            Add to the home screen
          </button>
        </>
      ) : (
        <ol className="mt-2 list-decimal pl-5 text-[0.9375rem] text-soft">
          <li>
            Tap <Share size={16} className="inline align-text-bottom" aria-hidden /> Share in the
            browser’s bar.
          </li>
          <li>Choose “Add to Home Screen”.</li>
          <li>Tap Add. Crema then opens like any app, offline too.</li>
        </ol>
      )}
    </section>
  );
}
