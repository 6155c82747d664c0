/**
 * The facts of the site that its pages on privacy and accessibility tell. Offline there is no address
 * to write to; App Check is what the build was made with, or the site has begun to use since.
 */
import { loadSiteConfig } from '../../firebase/config.ts';
import { useAsync } from '../../ui/useAsync.ts';
import type { TrustTextProps } from './TrustText.tsx';

export function useSite(): Omit<TrustTextProps, 'page'> {
  const config = useAsync(() => loadSiteConfig().catch(() => null), []);
  const hasAppCheck = __HAS_APP_CHECK__ || (config?.appCheck ?? null) !== null;
  return { contact: config?.contact ?? null, hasAppCheck };
}
