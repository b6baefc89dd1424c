import type { Call } from '@portada/contract';
import { json, type RecordedRequest, refuse, serve, silence } from '@portada/core/test/server.ts';

export { json, later } from '@portada/core/test/server.ts';
export type { RecordedRequest };

type Answer = (asked: RecordedRequest) => Response | Promise<Response>;

const refused = (code: number): [string, Answer] => [
  String(code),
  () => json({ httpCode: code, errorCode: '', message: 'No.' }, code),
];

/** More has been asked for than the server takes; in a quarter of an hour it takes more. */
export const tooMany = () =>
  new Response('{"httpCode":429}', { status: 429, headers: { 'Retry-After': '900' } });

/** Every way in which a call may fail, as a back end or a network does it. `silence` needs a fake clock. */
export const failures: Readonly<Record<string, Answer>> = {
  offline: refuse,
  silence,
  ...Object.fromEntries([400, 401, 403, 404, 412, 500].map(refused)),
  'httpCode 500 in a 200': () => json({ httpCode: 500, message: 'Broken.' }),
  'broken JSON': () => new Response('{"id":'),
  'another shape': () => json(['what', 'is', 'this']),
};

/**
 * For what is drawn: the client's own tests try every way, stores tell apart what their views do, and a way that has a
 * text of its own is drawn, too.
 */
export const failing: Answer = () => json({ httpCode: 500, message: 'Broken.' }, 500);

function matches(call: Call, { method, url }: RecordedRequest): boolean {
  const path = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return call.method === method && path.test(url.pathname);
}

/** An answer to each call named; whatever else is asked is not found. */
export function backEnd(...answers: readonly (readonly [call: Call, answer: Answer])[]): {
  asked: RecordedRequest[];
  /** From now on the call is answered so. */
  change(call: Call, answer: Answer): void;
} {
  const all = [...answers];
  const asked = serve((one) => {
    const route = all.find(([call]) => matches(call, one));
    return route ? route[1](one) : json({ httpCode: 404 }, 404);
  });
  return { asked, change: (call, answer) => void all.unshift([call, answer]) };
}

/** The answer in the wrapper that real back ends use. */
export const ok = (response: unknown) => () => json({ httpCode: 200, response });

export const success = ok({ success: true });
