/**
 * The player's choice of an avatar, thirty drawings and eighteen colours: radio buttons, so arrow
 * keys work.
 */
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { capital } from '../../lib/capital.ts';
import {
  AVATAR_COLORS,
  AVATAR_ICONS,
  type AvatarColor,
  type AvatarIcon,
} from '../../protocol/avatars.ts';
import { cx } from '../../ui/cx.ts';
import { AVATAR_DRAWINGS, type AvatarInfo, RING } from './Avatar.tsx';
import { avatarStyle } from './avatarColors.ts';

/** Screen-reader names of the avatar drawings whose id is no ordinary word. */
const SPOKEN: Readonly<Partial<Record<AvatarIcon, string>>> = {
  bean: 'coffee bean',
  'cup-soda': 'cup with a straw',
  'cake-slice': 'slice of cake',
  'flower-2': 'flower',
  bike: 'bicycle',
  'book-open': 'open book',
};

interface GridProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  label(value: Value): string;
  draw(value: Value, chosen: boolean): ReactNode;
  onChange(value: Value): void;
}

function RadioGrid<Value extends string>(props: GridProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{props.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,2.75rem)] justify-between gap-y-1">
        {props.values.map((value) => (
          <label
            key={value}
            title={props.label(value)}
            className={cx(
              'relative grid size-11 cursor-pointer place-items-center rounded-full border-2',
              value === props.value
                ? `${RING.chosen} text-ink`
                : `${RING.other} text-soft hover:text-ink`,
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute -inset-0.5 cursor-pointer appearance-none rounded-full"
              aria-label={props.label(value)}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {props.draw(value, value === props.value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function IconChoice(props: { readonly info: AvatarInfo; onChange(icon: AvatarIcon): void }) {
  return (
    <RadioGrid
      legend="Avatar"
      values={AVATAR_ICONS}
      value={props.info.avatarIcon}
      label={(icon) => capital(SPOKEN[icon] ?? icon)}
      draw={(icon, chosen) => {
        const Drawing = AVATAR_DRAWINGS[icon];
        return (
          <span
            className={cx(
              'pointer-events-none grid size-9 place-items-center rounded-full',
              chosen && 'avatar-paint',
            )}
            style={chosen ? avatarStyle(props.info.avatarColor) : undefined}
          >
            <Drawing size={21} strokeWidth={1.75} aria-hidden />
          </span>
        );
      }}
      onChange={props.onChange}
    />
  );
}

export function ColorChoice(props: {
  readonly info: AvatarInfo;
  onChange(color: AvatarColor): void;
}) {
  return (
    <RadioGrid
      legend="Colour"
      values={AVATAR_COLORS}
      value={props.info.avatarColor}
      label={(color) => capital(color)}
      draw={(color, chosen) => (
        <span
          className="avatar-paint pointer-events-none grid size-8 place-items-center rounded-full"
          style={avatarStyle(color)}
        >
          {chosen && <Check size={18} aria-hidden />}
        </span>
      )}
      onChange={props.onChange}
    />
  );
}
