/**
 * The slip of paper with a name while the player drags it, above everything else; if the board is
 * in a dialog, the slip is rendered in that dialog.
 */
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../ui/cx.ts';
import type { Name } from '../rules/types.ts';

export interface FlyingNameProps {
  readonly name: Name;
  readonly slip: RefObject<HTMLDivElement | null>;
  readonly home: Element;
}

export function FlyingName({ name, slip, home }: FlyingNameProps) {
  return createPortal(
    <div ref={slip} className="rf-flying" aria-hidden="true">
      <span className={cx('rf-slip', name.sex === 'f' && 'rf-woman')}>{name.name}</span>
    </div>,
    home,
  );
}
