import type { Config } from './config.ts';

/** Which database it is, for the operator: without user and password. */
export function databasePlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === undefined) return `PGlite in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
