/**
 * Resolves in a new task, so that other work of the page runs in between. Not a timer: browsers
 * clamp nested timers to 4 ms, and to one second in hidden pages.
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
