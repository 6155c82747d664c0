/**
 * The signs of Venus and Mars on a plate of the tree, so that its shape is not the only sign of its
 * sex.
 */
import { Mars, Venus } from 'lucide-react';
import type { Sex } from '../rules/kinship.ts';

export function SexSign({ sex, size = 13 }: { readonly sex: Sex; readonly size?: number }) {
  const Sign = sex === 'm' ? Mars : Venus;
  return <Sign className="rf-sign" size={size} strokeWidth={2.25} aria-hidden />;
}
