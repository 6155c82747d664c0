/**
 * Resolves in a task of its own: what else the page has to do comes in between. Not by a timer: one after the other,
 * those are held back for 4 ms each, and for a second where nobody sees the page.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
