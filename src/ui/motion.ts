/** Whether the player's system requests reduced motion; it may change while the page lives. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
