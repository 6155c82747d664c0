import { useAsync } from '../../ui/useAsync.ts';
import { fetchNews } from '../updates/news.ts';

const NONE: readonly string[] = [];

/** Sentences about what is new in a newer build; empty until loaded, and when there are none. */
export function useNews(): readonly string[] {
  return useAsync(fetchNews, []) ?? NONE;
}
