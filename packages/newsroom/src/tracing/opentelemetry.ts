/** OpenTelemetry, sent to a collector by OTLP over HTTP. Loaded only where there are traces. */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { getNumberFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../config/traces.ts';
import type { Span, SpanOptions, Tracer } from './tracer.ts';

/** How long the end of the process waits for a collector. */
const GRACE_MS = 3_000;
const ATTRIBUTE_MAX_LENGTH = 4_096;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** @param tellDelivery is told of every delivery: undefined for a success */
export async function openTracer(
  settings: TraceSettings,
  tellDelivery: (failure: Error | undefined) => void,
): Promise<Tracer> {
  const exporter = observed(await exporterOf(settings), tellDelivery);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'portada-newsroom' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_MAX_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batchesFromEnv() })],
  });
  const tracer = provider.getTracer('@portada/newsroom');
  return {
    start: (name, options) =>
      opened(
        tracer.startSpan(
          name,
          { kind: kinds[options.kind], attributes: { ...options.attributes } },
          contextOf(options),
        ),
      ),
    close: () => Promise.race([provider.shutdown(), timeIsUp()]).catch(() => undefined),
  };
}

const spans = new WeakMap<Span, ReturnType<typeof trace.getSpan>>();

function opened(span: NonNullable<ReturnType<typeof trace.getSpan>>): Span {
  const { traceId, spanId } = span.spanContext();
  const own: Span = {
    traceId,
    spanId,
    set: (attributes) => void span.setAttributes({ ...attributes }),
    end(errorType) {
      if (errorType !== undefined) {
        span.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
  spans.set(own, span);
  return own;
}

const propagator = new W3CTraceContextPropagator();

/** Of another process's headers only the ids are taken: `tracestate` is free text. */
function contextOf({ parent, traceparent }: SpanOptions) {
  const span = parent && spans.get(parent);
  if (span) return trace.setSpan(ROOT_CONTEXT, span);
  const carrier = traceparent === undefined ? {} : { traceparent };
  return propagator.extract(ROOT_CONTEXT, carrier, {
    keys: () => Object.keys(carrier),
    get: (_carrier, key) => (key === 'traceparent' ? traceparent : undefined),
  });
}

/** Address, headers, compression and timeout are read by the exporter itself from `OTEL_EXPORTER_OTLP_*`. */
async function exporterOf({ protocol }: TraceSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

function observed(exporter: SpanExporter, tell: (failure: Error | undefined) => void): SpanExporter {
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        tell(result.code === 0 ? undefined : (result.error ?? new Error('The collector took no spans.')));
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const rootSamplers = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio: number) => new TraceIdRatioBasedSampler(ratio),
} as const;

function samplerOf({ sampler, followsParent, ratio }: TraceSettings): Sampler {
  const root = rootSamplers[sampler](ratio);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

/** Undefined settings would replace the library's own. */
function batchesFromEnv(): Record<string, number> {
  const settings = {
    scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
    exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
    maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE'),
    maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
  };
  return Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

function timeIsUp(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref());
}
