/** Whether a run must be whole (`PORTADA_REQUIRE`, which CI sets): what the machine lacks fails it, or is left out. */
export const isWholeRun = (env = process.env): boolean => Boolean(env.PORTADA_REQUIRE);
