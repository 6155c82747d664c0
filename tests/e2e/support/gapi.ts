/**
 * Stands in for the script https://apis.google.com/js/api.js, which needs the internet and passes
 * messages between the page and the sign-in provider's frame. Implements only the parts that
 * Firebase's client and the Auth emulator use. Runs in the browser.
 */
function gapi(): void {
  type Handler = (data: unknown) => unknown;
  interface Message {
    readonly gapi?: true;
    readonly id: number;
    readonly name?: string;
    readonly data?: unknown;
    readonly reply?: unknown;
  }
  const handlers = new Map<string, Handler>([['ping', () => 'pong']]);
  const waiting = new Map<number, (reply: unknown[]) => void>();
  /** Messages from the frame that arrived before their handler was registered. */
  const unheard: MessageEvent[] = [];
  let last = 0;

  function frame(other: () => Window | null) {
    function send(name: string, data: unknown, callback?: (reply: unknown[]) => void): void {
      const id = ++last;
      if (callback) waiting.set(id, callback);
      other()?.postMessage({ gapi: true, id, name, data }, '*');
    }
    return {
      register(name: string, handler: Handler): void {
        handlers.set(name, handler);
        for (const early of unheard.splice(0)) void receive(early);
      },
      send,
      restyle: async () => {},
      ping: () =>
        new Promise<void>((resolve) => {
          // Ask repeatedly: the frame does not answer until its script has loaded.
          const timer = setInterval(() => {
            send('ping', null, () => {
              clearInterval(timer);
              resolve();
            });
          }, 50);
        }),
    };
  }

  async function receive(event: MessageEvent): Promise<void> {
    const { data, source } = event;
    const message = data as Message;
    if (message?.gapi !== true) return;
    if (message.name === undefined) {
      try {
        waiting.get(message.id)?.([message.reply]);
      } catch {
        // Ignore errors, as Google's script does: Firebase's client throws here after every reply.
      }
      waiting.delete(message.id);
      return;
    }
    const handler = handlers.get(message.name);
    if (!handler) {
      unheard.push(event);
      return;
    }
    const reply = await handler(message.data);
    (source as Window).postMessage({ gapi: true, id: message.id, reply }, '*');
  }
  addEventListener('message', (event) => void receive(event));

  const context = {
    getParentIframe: () => frame(() => parent),
    open(
      { url, where }: { url: string; where: HTMLElement },
      opened: (iframe: ReturnType<typeof frame>) => Promise<unknown>,
    ) {
      const element = document.createElement('iframe');
      element.src = url;
      element.hidden = true;
      where.append(element);
      return opened(frame(() => element.contentWindow));
    },
  };
  const load = (_name: string, options: { callback(): void } | (() => void)) =>
    typeof options === 'function' ? options() : options.callback();
  Object.assign(globalThis, {
    gapi: {
      load,
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: null, Iframe: true },
    },
  });
  const script = document.currentScript as HTMLScriptElement | null;
  const name = new URL(script?.src ?? 'https://x').searchParams.get('onload') ?? 'gapi_onload';
  (globalThis as unknown as Record<string, (() => void) | undefined>)[name]?.();
}

/** The source of the stand-in script. */
export const GAPI_SCRIPT = `(${gapi.toString()})();`;
