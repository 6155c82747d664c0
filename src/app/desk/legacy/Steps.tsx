/** Instructions for a player to get old results out of a browser. */
export function Steps() {
  return (
    <section aria-labelledby="old-steps" className="mt-5 max-w-prose">
      <h2 id="old-steps" className="text-2xl">
        When a player misses old results
      </h2>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
        <li>
          They open Crema in the browser in which they played back then, on the same device. What is
          there is taken over by itself, at once.
        </li>
        <li>
          There they open <strong>Settings</strong>, the wheel at the top right, and press{' '}
          <strong>Save a backup</strong>. The file is among their downloads; its name begins with
          “crema”.
        </li>
        <li>They send you the file. Choose it below, and you see each result that is in it.</li>
        <li>
          In the browser in which they play now they open <strong>Settings</strong> and press{' '}
          <strong>Restore a backup</strong>. That only adds: nothing is lost. Who has an account may
          sign in in both browsers instead.
        </li>
      </ol>
      <p className="mt-2">
        If the first step brings nothing, the results are not in that browser any more: a browser
        forgets them when its history is cleared, and a private window keeps none.
      </p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 text-soft">
          For somebody who knows the browser’s tools
        </summary>
        <p className="text-soft">
          What could not be taken over is kept aside in that browser, and is not in the backup. To
          see why, the storage itself is needed as it was: before Crema is opened there,{' '}
          <code className="wrap-anywhere">copy(JSON.stringify(localStorage))</code> in the console
          copies it, and it can be pasted below.
        </p>
      </details>
    </section>
  );
}
