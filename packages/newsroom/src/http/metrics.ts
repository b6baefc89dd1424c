/** `/metrics` for Prometheus: by routes, never by what a request carries. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../db/pool.ts';
import { outboxCounts } from '../mail/dead-letters.ts';
import { isSameKey } from '../visit/pass.ts';
import { cacheHeader } from './cache.ts';
import { isFromMemory } from './response-cache.ts';
import { workOf } from './work.ts';

export interface Metrics {
  /** Counts a background job that has ended. */
  countJob(job: string, isDone: boolean): void;
}

interface MetricsOptions {
  readonly token: string;
  readonly poolCounts: (() => PoolCounts) | undefined;
}

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function registerMetrics(app: FastifyInstance, { token, poolCounts }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  collectDefaultMetrics({ ...(register && { register }) });
  measureRequests(app, registers);
  if (poolCounts) gauge(registers, 'portada_pool_connections', 'Connections to the database', poolCounts);
  gauge(registers, 'portada_outbox_mails', 'Mails that are not sent', () => outboxCounts(app.db));
  const jobs = new Counter({
    name: 'portada_jobs_total',
    help: 'Background jobs that have ended',
    labelNames: ['job', 'outcome'],
    registers,
  });
  app.get('/metrics', async (request, reply) => {
    // As where there are no metrics.
    if (!hasKey(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', cacheHeader('private'))
      .type(register?.contentType ?? 'text/plain')
      .send(await register?.metrics());
  });
  return { countJob: (job, isDone) => jobs.inc({ job, outcome: isDone ? 'done' : 'failed' }) };
}

function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Histogram({
    name: 'portada_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const queries = new Counter({
    name: 'portada_queries_total',
    help: 'Queries of the database made for requests',
    labelNames: ['route'],
    registers,
  });
  const shared = new Counter({
    name: 'portada_shared_responses_total',
    help: 'Responses that everybody shares: from memory, or made',
    labelNames: ['route', 'from'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { route, queries: made } = workOf(request);
    const { method } = request;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    queries.inc({ route }, made);
    if (request.routeOptions.config?.shared) {
      shared.inc({ route, from: isFromMemory(request) ? 'memory' : 'made' });
    }
  });
}

/** A number for each state, read when it is asked for; none while the database is away. */
function gauge<Counts extends object>(
  registers: Registry[],
  name: string,
  help: string,
  read: () => Counts | Promise<Counts>,
): void {
  new Gauge({
    ...{ name, help, labelNames: ['state'], registers },
    async collect() {
      this.reset();
      try {
        for (const [state, count] of Object.entries(await read())) this.set({ state }, Number(count));
      } catch {
        // The rest is needed most just then.
      }
    },
  });
}

function hasKey({ headers }: FastifyRequest, token: string): boolean {
  return isSameKey(headers.authorization ?? '', `Bearer ${token}`);
}
