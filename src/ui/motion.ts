/** Whether the player has asked their system for less motion; it may change while the page lives. */
export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
