import type { Call } from '@portada/contract';
import { type HttpHandler, HttpResponse, type HttpResponseResolver, http } from 'msw';
import type { InferInput } from 'valibot';
import { inLanguage } from './in-language.ts';
import { endOfLastStory, isOfEndedStory } from './story-address.ts';

/** `/api/bookmark/content/{id}` on any origin, as msw writes it. */
function pattern({ path }: Call): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** A back end of the stories that show: what an earlier one asked last fails, lest a login succeed that was not to. */
const handle = (call: Call, answer: HttpResponseResolver): HttpHandler =>
  methods[call.method](pattern(call), (request) =>
    isOfEndedStory(request.request.url) ? HttpResponse.error() : answer(request),
  );

/** A back end that gives this answer to a call in the page's language, in the `response` wrapper that real ones use. */
export function respond<C extends Call>(call: C, answer: InferInput<C['answer']>): HttpHandler {
  return handle(call, () => HttpResponse.json({ httpCode: 200, response: inLanguage(answer) }));
}

/** A back end that refuses a call. */
export function refuse(call: Call, status: number, body: Record<string, unknown> = {}): HttpHandler {
  return handle(call, () => HttpResponse.json({ httpCode: status, ...body }, { status }));
}

/** A back end that cannot be reached. */
export function unreachable(call: Call): HttpHandler {
  return handle(call, () => HttpResponse.error());
}

const written = new Set<Call>();

/** A back end whose reads tell of a write: from that on, in this story, the call gives this answer. */
export function respondAfter<C extends Call>(
  write: Call,
  call: C,
  answer: InferInput<C['answer']>,
): HttpHandler[] {
  const body = { httpCode: 200, response: inLanguage(answer) };
  return [
    // No answer of theirs: the handlers after them are asked.
    handle(write, () => void written.add(write)),
    handle(call, () => (written.has(write) ? HttpResponse.json(body) : undefined)),
  ];
}

const silent = new Set<() => void>();

/** A back end that does not answer while the story shows: for what shows meanwhile. */
export function silence(call: Call): HttpHandler {
  return handle(call, async () => {
    await new Promise<void>((answer) => silent.add(answer));
    return HttpResponse.error();
  });
}

/** Begins a story’s back end, and answers what ends it: an open request would keep a connection of the browser. */
export function beginBackEnd(): () => void {
  const endStory = endOfLastStory();
  return () => {
    endStory();
    for (const answer of silent) answer();
    silent.clear();
    written.clear();
  };
}
