import { isInstalled, isIos } from './platform.ts';
import { openShareSheet } from './shareSheet.ts';

/** Time for which a download's address stays valid, in ms: Safari starts the download later. */
const VALID_MS = 60_000;

/** `late`: the system opens its share sheet only after another press. */
export type Saved = 'saved' | 'closed' | 'late';

/**
 * Saves a file under its own name: as a download, or by the share sheet, as apps on an iPhone's
 * home screen have no downloads.
 */
export async function saveFile(file: File): Promise<Saved> {
  if (isIos() && isInstalled() && navigator.canShare?.({ files: [file] })) return shareFile(file);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), VALID_MS);
  return 'saved';
}

async function shareFile(file: File): Promise<Saved> {
  try {
    return (await openShareSheet({ files: [file] })) ? 'saved' : 'closed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'late';
    throw error;
  }
}
