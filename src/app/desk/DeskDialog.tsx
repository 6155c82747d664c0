/** A dialog of the desk, mounted while open: Back closes it, as Escape does. */
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';

interface DeskDialogProps extends Omit<DialogProps, 'open'> {
  /** Called for the browser's Back button, which otherwise calls `onClose`. */
  onBack?(): void;
}

export function DeskDialog({ onBack, ...props }: DeskDialogProps) {
  useBackCloses(true, onBack ?? props.onClose);
  return <Dialog open {...props} />;
}
