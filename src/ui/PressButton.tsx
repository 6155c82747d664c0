/** A button that is pressed in quick turns with others. */
import type { ComponentProps } from 'react';
import { usePress } from './usePress.ts';

export interface PressButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onPointerDown'> {
  onPress(): void;
}

export function PressButton({ onPress, ...props }: PressButtonProps) {
  return <button type="button" {...props} {...usePress(onPress)} />;
}
