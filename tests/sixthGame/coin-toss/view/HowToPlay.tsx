export const HowToPlay = () => <p>Call heads or tails.</p>;

export const KEYS = [['H, T', 'calls it']] as const;
