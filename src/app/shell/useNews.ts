import { useEffect, useState } from 'react';
import { fetchNews } from '../updates/news.ts';

/** Empty until loaded, and when there are none. */
export function useNews(): readonly string[] {
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void fetchNews().then((found) => wanted && setNews(found));
    return () => {
      wanted = false;
    };
  }, []);
  return news;
}
