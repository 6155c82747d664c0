/** The operator's e-mail address from the site's settings; null without one, and offline. */
import { loadSiteConfig } from '../../firebase/config.ts';
import { useAsync } from '../../ui/useAsync.ts';

export function useContact(): string | null {
  const config = useAsync(() => loadSiteConfig().catch(() => null), []);
  return config?.contact ?? null;
}
