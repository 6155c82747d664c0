import { OLDEST } from '../../src/lib/floor.ts';

/**
 * A sentence for browsers older than the floor. No script shows it: one of these features is as new
 * as the floor in each engine (`lh` in Chromium, `animation-composition` in Firefox, a range in
 * Safari), and browsers that have it hide the sentence.
 */
export const BELOW_FLOOR =
  '<style>@media (width >= 0px) { @supports (height: 1lh) or (animation-composition: add) { #below-floor { display: none } } }</style>' +
  `<p id="below-floor" style="margin: 1rem">This browser is too old for Crema. Please update it, or use another: Crema runs in ${OLDEST}, and anything newer.</p>`;
