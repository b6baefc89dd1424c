/** Sends traces to a collector while the newsroom runs, if it is told of one. */
import type { FastifyBaseLogger } from 'fastify';
import type { TraceSettings } from './config/traces.ts';
import { traceQueries } from './db/query-spans.ts';
import { traceWith } from './tracing/tracer.ts';

/** Returns what sends the rest and ends it. */
export async function startTraces(
  settings: TraceSettings | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  const { openTracer } = await import('./tracing/opentelemetry.ts');
  let isDelivered = true;
  const tracer = await openTracer(settings, (failure) => {
    // Once: a collector that is away fails every five seconds.
    if (failure && isDelivered) {
      log.warn({ event: 'traces.undelivered', code: failure.name }, 'traces undelivered');
    }
    isDelivered = failure === undefined;
  });
  traceQueries();
  traceWith(tracer);
  return () => {
    traceWith(undefined);
    return tracer.close();
  };
}
