/** For whom a query is made: a request, known by its route, a background job, or nobody in particular. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';
import { errorTypeOf, type Span, type SpanOptions, startSpan } from '../tracing/tracer.ts';

export interface Work {
  /** The route's pattern, without a request's own values. */
  readonly route: string;
  /** Whether it is a page, or a call whose response is the same for everybody. */
  readonly isPublic?: boolean;
  /** How many queries have been made for it. */
  queries: number;
  /** Where there are traces. */
  readonly span?: Span | undefined;
}

const works = new AsyncLocalStorage<Work>();

export function workAs<Result>(work: Work, callback: () => Result): Result {
  return works.run(work, callback);
}

/** Empty outside of requests. */
export function currentRoute(): string {
  return works.getStore()?.route ?? '';
}

/** Whether the current request is for a page, or a call whose response is the same for everybody. */
export function isPublicWork(): boolean {
  return works.getStore()?.isPublic ?? false;
}

/** The database's logger: it counts, and keeps nothing of what it is told. */
export const queryCounter: Logger = {
  logQuery() {
    const work = works.getStore();
    if (work) work.queries += 1;
  },
};

/** A part of the current work, with a span of its own where there are traces. */
export async function measured<Result>(
  name: string,
  options: Omit<SpanOptions, 'parent'>,
  part: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = works.getStore()?.span;
  const span = parent && startSpan(name, { ...options, parent });
  try {
    const result = await part(span);
    span?.end();
    return result;
  } catch (error) {
    span?.end(errorTypeOf(error));
    throw error;
  }
}
