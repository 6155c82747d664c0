/** The components that later.tsx loads on demand, in one chunk. */
export { AlmanacSlot } from './AlmanacSlot.tsx';
export { ChallengeSlot } from './ChallengeSlot.tsx';
export { DeskNoticeLine } from './DeskNoticeLine.tsx';
export { FinishedPanel } from './FinishedPanel.tsx';
export { HintCard } from './HintCard.tsx';
export { OnPaper } from './OnPaper.tsx';
export { PlayEvents } from './PlayEvents.ts';
export { PlayMenuDialogs } from './PlayMenuDialogs.tsx';
export { PlayMenuItems } from './PlayMenuItems.tsx';
export { Thinking } from './Thinking.tsx';
export { TravelLine } from './TravelLine.tsx';
