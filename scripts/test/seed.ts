/** The seed of the cases that properties are tested with. Processes inherit it. */
const VARIABLE = 'PORTADA_SEED';

/** Of every ordinary run: a change is judged by the cases that judged the one before. */
const FIXED_SEED = '20261126';

export function propertySeed(given = process.env[VARIABLE] ?? FIXED_SEED): number {
  if (!/^-?\d+$/.test(given)) throw new Error(`${VARIABLE} has to be an integer, and is “${given}”.`);
  return Number(given);
}

/** For `pnpm test:random`: another one in every run, unless one is given to repeat a failure. */
export function takeRandomSeed(env = process.env): void {
  env[VARIABLE] ??= String(Math.floor(Math.random() * 2 ** 31));
}

/** What a run says at its start. */
export function seedLine(): string {
  const seed = propertySeed();
  return `Properties are tested with seed ${seed}; ${VARIABLE}=${seed} pnpm test:random takes the same again.`;
}
