// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

const file = new File(['{}'], 'crema.json', { type: 'application/json' });
const downloads = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
const share = vi.fn();

afterEach(() => vi.unstubAllGlobals());

/** A browser on an iPhone, in a tab or on the home screen. */
function iPhone(on: { readonly standalone: boolean; readonly canShare?: boolean }): void {
  downloads.mockClear();
  share.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL() {} });
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'iPhone', maxTouchPoints: 5, standalone: on.standalone, share },
    ...{ canShare: () => on.canShare ?? true },
  });
}

it('hands a file to the share sheet on an iPhone’s home screen, and downloads it elsewhere', async () => {
  iPhone({ standalone: true });
  expect(await saveFile(file)).toBe('saved');
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] });
  expect(downloads).not.toHaveBeenCalled();
  for (const other of [{ standalone: false }, { standalone: true, canShare: false }]) {
    iPhone(other);
    expect(await saveFile(file)).toBe('saved');
    expect(share).not.toHaveBeenCalled();
    expect(downloads).toHaveBeenCalledOnce();
  }
});

it.each([
  ['AbortError', 'closed'],
  ['InvalidStateError', 'closed'],
  ['NotAllowedError', 'late'],
])('takes the sheet’s %s as %s', async (name, saved) => {
  iPhone({ standalone: true });
  share.mockRejectedValueOnce(new DOMException('', name));
  expect(await saveFile(file)).toBe(saved);
});

it('fails if the sheet does', async () => {
  iPhone({ standalone: true });
  share.mockRejectedValueOnce(new DOMException('', 'DataError'));
  await expect(saveFile(file)).rejects.toThrow();
});
