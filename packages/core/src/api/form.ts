/** Requests with a form body. In a chunk of its own: few widgets send one. */
import type { Call, CallAnswer, CallInput } from '@portada/contract';
import { isRecord } from '@portada/contract/json-type';
import { addressOf, readAnswer, send } from './client.ts';

/**
 * Sends a call of the contract with a form body. Unlike `request` it does not deduplicate.
 *
 * @throws {ApiError} after recording it in the global error list (API-04)
 */
export async function requestForm<C extends Call & { readonly form: true }>(
  call: C,
  input: CallInput<C>,
): Promise<CallAnswer<C>> {
  const { body, params }: { body?: unknown; params?: Record<string, string> | undefined } = input;
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return readAnswer(call, await send(call, addressOf(call, { params }), { body: form }));
}
