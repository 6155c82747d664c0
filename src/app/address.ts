/**
 * Paths of Crema and addresses on its host. They differ where Crema is in a folder of the host, such
 * as `/crema/` (docs/static.md): routes, links and storage know paths only.
 */
const FOLDER = import.meta.env.BASE_URL;

/** The address of a path; of anything but a path, such as `#main`, the same. */
export const onHost = (path: string): string =>
  FOLDER === '/' || !path.startsWith('/') ? path : FOLDER + path.slice(1);

/** The path of an address's `pathname`. */
export const fromHost = (pathname: string): string =>
  FOLDER === '/' ? pathname : pathname.slice(FOLDER.length - 1) || '/';
