/** The desk's page for players who miss results of the former site. */
import { DeskFrame } from './DeskFrame.tsx';

export function Page() {
  return (
    <DeskFrame title="Old data">
      <div className="max-w-prose">
        <p className="text-soft">
          The old site kept results in the browser’s storage. Crema imports them when it is opened
          in that browser, and deletes Yearly Daily’s oldest scores.
        </p>
        <h2 className="mt-5 text-2xl">If a player’s old results are missing</h2>
        <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
          <li>
            Ask the player to open Crema in the browser they used back then, on the same device.
            Crema imports that browser’s results.
          </li>
          <li>
            In that browser, they open <strong>Settings</strong> (the gear at the top right) and
            press <strong>Save a backup</strong>. The file is in their downloads; its name starts
            with “crema”.
          </li>
          <li>
            In the browser they use now, they open <strong>Settings</strong> and press{' '}
            <strong>Restore a backup</strong>. Restoring adds results and deletes nothing. Players
            with an account can sign in to both browsers instead.
          </li>
        </ol>
        <p className="mt-2">
          If the first step imports nothing, the results are no longer in that browser. Clearing the
          browser’s history deletes them, and a private window never saves any.
        </p>
      </div>
    </DeskFrame>
  );
}
