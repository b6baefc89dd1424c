/** Where traces go and which, from OpenTelemetry's own environment variables. */
import type { Environment } from './environment.ts';

export interface TraceSettings {
  readonly protocol: (typeof protocols)[number];
  readonly sampler: (typeof samplers)[number];
  /** Whether a trace that came with the request is recorded if its sender records it. */
  readonly followsParent: boolean;
  /** The share of traces that is recorded, 0 to 1. */
  readonly ratio: number;
}

const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio'] as const;
const BY_PARENT = 'parentbased_';

/** The settings, undefined without traces, or what is wrong with one of them. */
export function readTraces(env: Environment): TraceSettings | string | undefined {
  if (!hasTraces(env)) return undefined;
  const named = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL || protocols[0];
  const protocol = protocols.find((name) => name === named);
  if (!protocol) return `OTEL_EXPORTER_OTLP_PROTOCOL ${named} is none of ${protocols.join(', ')}.`;
  const kind = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const followsParent = kind.startsWith(BY_PARENT);
  const sampler = samplers.find((name) => name === (followsParent ? kind.slice(BY_PARENT.length) : kind));
  if (!sampler) {
    return `OTEL_TRACES_SAMPLER ${kind} is none of ${samplers.join(', ')}, alone or after ${BY_PARENT}.`;
  }
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(ratio >= 0 && ratio <= 1)) {
    return `OTEL_TRACES_SAMPLER_ARG ${env.OTEL_TRACES_SAMPLER_ARG} is not a share from 0 to 1.`;
  }
  return { protocol, sampler, followsParent, ratio };
}

function hasTraces(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT);
}
