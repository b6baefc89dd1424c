/** A collector of OpenTelemetry for tests: what it has received over HTTP. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';

const attribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  startTimeUnixNano: v.string(),
  endTimeUnixNano: v.string(),
  attributes: v.array(attribute),
  status: v.object({ code: v.optional(v.number()), message: v.optional(v.string()) }),
});
const request = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

export interface ReceivedSpan extends Omit<v.InferOutput<typeof span>, 'attributes'> {
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface OtlpSink {
  readonly url: string;
  /** Paths and types of the requests. */
  readonly requests: readonly string[];
  /** Everything as it came. */
  bytes(): Buffer;
  /** From JSON. */
  spans(): ReceivedSpan[];
  resource(): Readonly<Record<string, unknown>>;
  /** What it answers from now on; by default 200. */
  answer(status: number): void;
  close(): Promise<void>;
}

const flat = (attributes: readonly v.InferOutput<typeof attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function openOtlpSink(): Promise<OtlpSink> {
  const requests: string[] = [];
  const bodies: Buffer[] = [];
  let status = 200;
  const server = createServer(async (incoming, response) => {
    bodies.push(await buffer(incoming));
    requests.push(`${incoming.url} ${incoming.headers['content-type']}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const received = () => bodies.flatMap((body) => v.parse(request, JSON.parse(String(body))).resourceSpans);
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    bytes: () => Buffer.concat(bodies),
    spans: () =>
      received()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((one) => ({ ...one, attributes: flat(one.attributes) })),
    resource: () => flat(received()[0]?.resource.attributes ?? []),
    answer(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
