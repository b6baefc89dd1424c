/** Queries are made for the request that they belong to. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Work, workAs } from '../db/work.ts';
import { startSpan } from '../tracing/tracer.ts';

const works = new WeakMap<FastifyRequest, Work>();

/** What is done for a request. An address without a route has the name of none: it may be of any length. */
export function workOf(request: FastifyRequest): Work {
  const work = works.get(request) ?? begin(request);
  works.set(request, work);
  return work;
}

function begin(request: FastifyRequest): Work {
  const { id, method, headers } = request;
  const { url: route = 'none', config } = request.routeOptions;
  const span = startSpan(`${method} ${route}`, {
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route, 'portada.request.id': id },
    traceparent: headers.traceparent?.toString(),
  });
  return { route, isPublic: config?.isPage === true || config?.shared !== undefined, queries: 0, span };
}

export function workByRoute(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => workAs(workOf(request), done);
  app.addHook('onRequest', enter);
  // Once more: the events of a body's stream do not belong to the request.
  app.addHook('preValidation', enter);
}

/** Joins the lines of the log to the trace, and ends its span. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { span } = workOf(request);
    if (!span) return;
    request.log = request.log.child({ trace_id: span.traceId, span_id: span.spanId });
    reply.log = request.log;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { span } = workOf(request);
    const { statusCode } = reply;
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
  });
}
