/** A file that the operating system opened with Crema, for the settings to restore. */
import { atom, type createStore } from 'jotai';

export interface OpenedFile {
  readonly file: File;
  /** Tells a file from one of the same name that was opened before. */
  readonly count: number;
}

/** Null until a file is opened, and again once it is dealt with. */
export const openedFileAtom = atom<OpenedFile | null>(null);

/** Files by which the app was launched, in browsers that let installed apps open files. */
interface LaunchParams {
  readonly files: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
  }
}

export function watchOpenedFiles(store: ReturnType<typeof createStore>): void {
  let count = 0;
  window.launchQueue?.setConsumer(({ files: [file] }) => {
    file
      ?.getFile()
      .then((opened) => store.set(openedFileAtom, { file: opened, count: ++count }))
      .catch(() => {});
  });
}
