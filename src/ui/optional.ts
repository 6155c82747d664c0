import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that loads later. Where its chunk is gone, as after a deployment, the page is whole
 * without it: it must not raise the error page.
 */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }));
