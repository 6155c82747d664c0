/** The desk's page for players who miss results of the former site. */
import { DeskFrame } from './DeskFrame.tsx';

export function Page() {
  return (
    <DeskFrame title="Old data">
      <div className="max-w-prose">
        <p className="text-soft">
          Before it had a database the site kept results in the browser’s own storage. Crema takes
          them over when it is opened in that browser; Yearly Daily’s oldest scores are purged.
        </p>
        <h2 className="mt-5 text-2xl">When a player misses old results</h2>
        <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
          <li>
            They open Crema in the browser in which they played back then, on the same device. Its
            results are taken over at once.
          </li>
          <li>
            There they open <strong>Settings</strong>, the wheel at the top right, and press{' '}
            <strong>Save a backup</strong>. The file is among their downloads; its name begins with
            “crema”.
          </li>
          <li>
            In the browser in which they play now they open <strong>Settings</strong> and press{' '}
            <strong>Restore a backup</strong>. That only adds: nothing is lost. Players with an
            account can sign in in both browsers instead.
          </li>
        </ol>
        <p className="mt-2">
          If the first step brings nothing, the results are not in that browser any more: a browser
          forgets them when its history is cleared, and a private window keeps none.
        </p>
      </div>
    </DeskFrame>
  );
}
