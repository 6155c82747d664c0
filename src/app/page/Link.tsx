/**
 * A link within Crema; between the app and the desk the browser loads the other page. Built on
 * react-router's hooks: its own Link adds 3 KB for framework-mode prefetching to every first load.
 */
import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether the path leads to the desk, an app of its own (src/barista.tsx). */
const isDesk = (path: string) => /^\/barista(?=[/?]|$)/.test(path);

export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const staysInApp = isDesk(useLocation().pathname) === isDesk(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && staysInApp) follow(event);
      }}
    >
      {children}
    </a>
  );
}
