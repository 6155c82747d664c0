import { describe, expect, it } from 'vitest';
import { makeMarkers } from './markers.ts';
import type { WebStorage } from './webStorage.ts';

function webStorage(): WebStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

describe('markers', () => {
  it('stand under the names of the specification', () => {
    const session = webStorage();
    const markers = makeMarkers(() => session);
    expect(markers.current('sudoku-shift')).toBeNull();
    markers.setCurrent('sudoku-shift', '515');
    markers.setCurrent('yearly-daily', '2026-11-20');
    expect(Object.fromEntries(session.map)).toEqual({
      ssPuzzleNo: '515',
      ydPuzzleDate: '2026-11-20',
    });
    expect(markers.current('sudoku-shift')).toBe('515');
    expect(markers.all()).toEqual({ 'sudoku-shift': '515', 'yearly-daily': '2026-11-20' });
  });

  it('pass over what is no id', () => {
    const session = webStorage();
    session.setItem('gfPuzzleNo', 'nonsense');
    expect(makeMarkers(() => session).current('geografind')).toBeNull();
  });

  it('live in memory where sessionStorage throws, even on being looked at', () => {
    const markers = makeMarkers(() => {
      throw new DOMException('Cookies are blocked.', 'SecurityError');
    });
    expect(markers.current('geografind')).toBeNull();
    markers.setCurrent('geografind', '41');
    expect(markers.current('geografind')).toBe('41');
  });

  it('are right again after sessionStorage was full for a while', () => {
    const session = webStorage();
    let full = true;
    const markers = makeMarkers(() => ({
      ...session,
      setItem: (key, value) => {
        if (full) throw new DOMException('Full.', 'QuotaExceededError');
        session.setItem(key, value);
      },
    }));
    markers.setCurrent('geografind', '41');
    full = false;
    markers.setCurrent('geografind', '42');
    expect(markers.current('geografind')).toBe('42');
    expect(session.map.get('gfPuzzleNo')).toBe('42');
  });
});
