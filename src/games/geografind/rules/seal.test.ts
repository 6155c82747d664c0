import { describe, expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { seal, unseal } from './seal.ts';

describe('a sealed answer', () => {
  it('opens to the country that was sealed, whatever the salt', () => {
    for (const salt of ['0000', 'zzzz', 'k3f9']) {
      for (const code of CODES) expect(unseal(seal(code, salt))).toBe(code);
    }
  });

  it('looks different with another salt', () => {
    const endings = ['0000', '0001', '0002', 'abcd', 'zzzz'].map((salt) =>
      seal('PE', salt).slice(4),
    );
    expect(new Set(endings).size).toBe(5);
  });

  it.each([undefined, null, 7, '', 'PE', 'k3f9', 'k3f95xx', 'K3F95X', 'k3f9-x', ['k3f95x']])(
    '%j is none',
    (odd) => expect(unseal(odd)).toBeNull(),
  );

  it('cannot be made up: most texts seal nothing', () => {
    const texts = Array.from({ length: 1296 }, (_, i) => `abcd${i.toString(36).padStart(2, '0')}`);
    expect(texts.filter((text) => unseal(text) !== null)).toHaveLength(CODES.length);
  });
});
