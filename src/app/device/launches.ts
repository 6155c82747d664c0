/** Launches of the installed app: files that the system opens with Crema, and addresses. */
import { atom, type createStore } from 'jotai';

export interface OpenedFile {
  readonly name: string;
  /** Null if the file can't be read, as when it is gone. */
  readonly file: File | null;
  /** Tells a file from one of the same name that was opened before. */
  readonly count: number;
}

/** Files that wait for the player's answer, the oldest first. */
export const openedFilesAtom = atom<readonly OpenedFile[]>([]);

interface LaunchParams {
  readonly files: readonly { readonly name: string; getFile(): Promise<File> }[];
  readonly targetURL?: string | null;
}

declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
  }
}

/**
 * Takes launches into this window, which the manifest only brings to the front: the icon and a file
 * leave the player at the puzzle, while a shortcut or a link goes to its page.
 */
export function watchLaunches(store: ReturnType<typeof createStore>): void {
  let count = 0;
  let isLoading = true;
  window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    if (!isLoading && targetURL && new URL(targetURL).pathname !== import.meta.env.BASE_URL)
      location.assign(targetURL);
    const opened = await Promise.all(
      files.map(async (handle) => ({
        name: handle.name,
        file: await handle.getFile().catch(() => null),
        count: ++count,
      })),
    );
    store.set(openedFilesAtom, (before) => [...before, ...opened]);
  });
  // Browsers hand over at once the launch that loaded this page, and again after a reload, when the
  // player may have gone elsewhere.
  isLoading = false;
}
