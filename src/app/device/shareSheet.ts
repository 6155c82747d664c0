/**
 * Opens the system's share sheet. False if nothing was shared: the player has closed the sheet, or
 * has pressed again while it is open. Neither is a failure.
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    const name = error instanceof DOMException && error.name;
    if (name === 'AbortError' || name === 'InvalidStateError') return false;
    throw error;
  }
}
