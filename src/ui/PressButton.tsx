/** A button for rapid presses in turn with other buttons (usePress.ts). */
import type { ComponentProps } from 'react';
import { usePress } from './usePress.ts';

export interface PressButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onPointerDown'> {
  onPress(): void;
}

export function PressButton({ onPress, ...props }: PressButtonProps) {
  return <button type="button" {...props} {...usePress(onPress)} />;
}
