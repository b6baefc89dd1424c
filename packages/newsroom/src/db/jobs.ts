/** Work that no request waits for: counted, and a trace of its own where there are traces. */
import { type Attributes, startSpan } from '../tracing/tracer.ts';
import { workAs } from './work.ts';

export interface JobContext {
  readonly metrics: { countJob(job: string, isDone: boolean): void } | undefined;
}

/** @param work tells whether it is done; it does not throw */
export async function runJob(
  { metrics }: JobContext,
  job: string,
  work: () => Promise<boolean>,
  attributes: Attributes = {},
): Promise<void> {
  const span = startSpan(`job ${job}`, {
    kind: 'internal',
    attributes: { 'portada.job': job, ...attributes },
  });
  const isDone = await workAs({ route: '', queries: 0, span }, work);
  metrics?.countJob(job, isDone);
  span?.end(isDone ? undefined : 'failed');
}
