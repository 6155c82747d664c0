/** The facts of the site that its pages on privacy and accessibility tell; none of them offline. */
import { loadSiteConfig } from '../../firebase/config.ts';
import { useAsync } from '../../ui/useAsync.ts';
import type { TrustTextProps } from './TrustText.tsx';

export function useSite(): Omit<TrustTextProps, 'page'> {
  const config = useAsync(() => loadSiteConfig().catch(() => null), []);
  return { contact: config?.contact ?? null, hasAppCheck: (config?.appCheck ?? null) !== null };
}
