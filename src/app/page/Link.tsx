/**
 * A link within Crema; between the app and the desk the browser loads the other page. React Router's
 * own adds 3 KB to every first load.
 */
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation } from 'react-router';
import { onHost } from '../address.ts';
import { useNavigate } from './useNavigate.ts';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether the path leads to the desk, an app of its own (src/barista.tsx). */
const isDesk = (path: string) => /^\/barista(?=[/?]|$)/.test(path);

/** Whether a press on a link asks the browser for more than the page: a new tab, a download. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const staysInApp = isDesk(useLocation().pathname) === isDesk(to);
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={onHost(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysInApp || isForBrowser(event)) return;
        event.preventDefault();
        // The page that is open gets no second entry in the history.
        navigate(to, { replace: event.currentTarget.href === location.href });
      }}
    >
      {children}
    </a>
  );
}
