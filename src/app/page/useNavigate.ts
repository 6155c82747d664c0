/**
 * Goes to a page of Crema. React Router's own hook adds 1 KB to every first load, for relative paths
 * and routes that Crema lacks.
 */
import { use, useCallback } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { onHost } from '../address.ts';

/** @returns a function that goes to a path, or by a number of steps through the browser's history. */
export function useNavigate() {
  const { navigator } = use(UNSAFE_NavigationContext);
  return useCallback(
    (to: string | number, { replace = false } = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else if (replace) navigator.replace(onHost(to));
      else navigator.push(onHost(to));
    },
    [navigator],
  );
}
