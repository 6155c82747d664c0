/** The parts behind later.tsx, in one chunk. */
export { AlmanacSlot } from './AlmanacSlot.tsx';
export { FinishedPanel } from './FinishedPanel.tsx';
export { HintCard } from './HintCard.tsx';
export { PlayMenuDialogs } from './PlayMenuDialogs.tsx';
export { PlayMoreDialog } from './PlayMoreDialog.tsx';
