/** How far faketime has moved this process’s clocks, in milliseconds; it leaves browsers alone (`../browser.ts`). */
export const movedBy = Number(process.env.FAKETIME ?? 0) * 1_000;
