/** What a process tells about itself, from environment variables. */

import type { Environment } from './environment.ts';
import { readTraces, type TraceSettings } from './traces.ts';

export interface ObservationSettings {
  /** The least severe lines of the log; `info` has one for each request. */
  readonly logLevel: LogLevel;
  /** The key to `/metrics`; without it there is no such address. */
  readonly metricsToken: string | undefined;
  /** Which traces are sent to a collector; without one there are none. */
  readonly traces: TraceSettings | undefined;
}

const logLevels = ['info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const TOKEN_LENGTH = 16;

/** The settings, or what is wrong with one of them. */
export function readObservation(env: Environment, usualLevel: LogLevel): ObservationSettings | string {
  const logLevel = logLevels.find((level) => level === (env.LOG_LEVEL || usualLevel));
  if (!logLevel) return `LOG_LEVEL ${env.LOG_LEVEL} is none of ${logLevels.join(', ')}.`;
  const metricsToken = env.METRICS_TOKEN || undefined;
  if (metricsToken && metricsToken.length < TOKEN_LENGTH) {
    return `METRICS_TOKEN is a key of ${TOKEN_LENGTH} characters or more.`;
  }
  const traces = readTraces(env);
  return typeof traces === 'string' ? traces : { logLevel, metricsToken, traces };
}
