/** A dialog of the desk, drawn while it is open: Back closes it, as Escape does. */
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';

interface DeskDialogProps extends Omit<DialogProps, 'open'> {
  /** Where Back is to do something else than Escape. */
  onBack?(): void;
}

export function DeskDialog({ onBack, ...props }: DeskDialogProps) {
  useBackCloses(true, onBack ?? props.onClose);
  return <Dialog open {...props} />;
}
