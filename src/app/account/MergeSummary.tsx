/** Summary after a sign-in: how the device's results were merged with the account's. */
import { button } from '../../ui/button.ts';
import { Pane } from '../../ui/Pane.tsx';
import type { Merge } from './afterSignIn.ts';
import { mergeWords } from './mergeWords.ts';
import { PROVIDER_NAMES } from './providers.tsx';

export function Merging() {
  return (
    <Pane>
      <p role="status">Combining this device with your profile…</p>
      <Waiting />
    </Pane>
  );
}

/** An indeterminate progress bar while the merge runs, like that of a slow page. */
function Waiting() {
  return (
    <div className="h-1 overflow-hidden rounded-full bg-line" aria-hidden>
      <div className="h-full w-full animate-pulse rounded-full bg-accent" />
    </div>
  );
}

/** The sentences of the merge summary alone, for pages other than the account dialog. */
export function MergeSentences({ merge }: { readonly merge: Merge }) {
  return (
    <p>
      {merge.email !== null && (
        <span>
          Signed in as <strong className="wrap-anywhere">{merge.email}</strong>.{' '}
        </span>
      )}
      <span>{mergeWords(merge.outcome)}</span>
      {merge.added && (
        <span>{` You can now sign in with ${PROVIDER_NAMES[merge.added]} too.`}</span>
      )}
    </p>
  );
}

export function Merged({ merge, onDone }: { readonly merge: Merge; onDone(): void }) {
  return (
    <Pane>
      <div role="status">
        <MergeSentences merge={merge} />
      </div>
      <button type="button" className={button.primary} onClick={onDone}>
        Continue
      </button>
    </Pane>
  );
}
