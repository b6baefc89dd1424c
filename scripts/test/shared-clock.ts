/** How far faketime has moved this process’s clocks, in milliseconds; it leaves browsers alone (`../browser.ts`). */
export const movedBy = Number(process.env.FAKETIME ?? 0) * 1_000;

/** The times of files, and those that a signal's handler sees, are the machine's all the same. */
export const isClockMoved = movedBy !== 0;
