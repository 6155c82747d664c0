export const HowToPlay = () => <p>Call heads or tails.</p>;
