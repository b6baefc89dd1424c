/** Requests to other servers. */
import { measured } from '../db/work.ts';

/** In a trace a request is known by its host: its address may carry a code, a token or a name. */
export function measuredFetch(url: string, method: string, send: () => Promise<Response>): Promise<Response> {
  const { host } = new URL(url);
  const attributes = { 'http.request.method': method, 'server.address': host };
  return measured(`${method} ${host}`, { kind: 'client', attributes }, async (span) => {
    const response = await send();
    span?.set({ 'http.response.status_code': response.status });
    return response;
  });
}
