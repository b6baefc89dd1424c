/**
 * Traces: what was done for a request or by a job, and how long each part took. Nobody records them, and nothing of
 * OpenTelemetry is loaded, unless `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go (`opentelemetry.ts`).
 *
 * Names and attributes are the code's, never a reader's: routes, statements with placeholders, ids, statuses.
 */

export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  readonly parent?: Span | undefined;
  /** The header by which a span of another process is the parent. */
  readonly traceparent?: string | undefined;
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  set(attributes: Attributes): void;
  /** @param errorType what failed, as a name or a code: messages may quote what a reader sent */
  end(errorType?: string): void;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends what is recorded. */
  close(): Promise<void>;
}

let tracer: Tracer | undefined;

/** From now on spans are recorded by this tracer, or by none. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Undefined without traces. */
export function startSpan(name: string, options: SpanOptions): Span | undefined {
  return tracer?.start(name, options);
}

/** The code of a database or of the network, else the name of the class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? errorTypeOf(error.cause) : error.name;
}
