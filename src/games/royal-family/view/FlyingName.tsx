/** The slip that is dragged: over everything, in the dialog that the board is in, if it is in one. */
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
