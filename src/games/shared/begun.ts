/** How far an unfinished puzzle has got, for the games that pour a cup: "42% poured". */
export const percentPoured = (progress: number) => `${Math.round(progress * 100)}% poured`;
