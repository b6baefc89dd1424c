import { beforeEach, describe, expect, test } from 'vitest';
import { $errors, ApiError, type ApiErrorKind, recordError } from './errors.ts';

const notFound = 'The resource was not found on the server. Please try again later.';
const notAuthorized = 'You are not authorized to perform this operation.';
const precondition = 'Precondition failed. Please try again later.';
const server = 'An error occurred while making the request. Please try again later.';
const unreachable = 'Unable to connect to the server. Please try again later.';

/** Section 8 of the specification, word for word; what it does not name by reading 8. */
const catalogue: [row: string, kind: ApiErrorKind, status: number, text: string][] = [
  ['[API-05]', 'status', 400, notFound],
  ['[API-05]', 'status', 404, notFound],
  ['[API-06]', 'status', 401, notAuthorized],
  ['[API-06]', 'status', 403, notAuthorized],
  ['[API-07]', 'status', 412, precondition],
  ['[API-08]', 'status', 500, server],
  ['[API-08]', 'status', 503, server],
  ['[API-08]', 'server', 500, server],
  ['[API-08]', 'status', 409, server],
  ['[API-08]', 'status', 422, server],
  ['[API-08]', 'status', 429, server],
  ['[API-08]', 'parse', 200, server],
  ['[API-08]', 'shape', 200, server],
  ['[API-09]', 'timeout', 0, unreachable],
  ['[API-09]', 'offline', 0, unreachable],
];

test.each(catalogue)('%s a %s %i has its text', (_, kind, status, text) => {
  expect(new ApiError(kind, status).text).toBe(text);
});

describe('the global error list', () => {
  beforeEach(() => $errors.set([]));

  test('[API-04] holds message, api error type and text, oldest first', () => {
    recordError(new ApiError('status', 404, { message: 'No such reader' }));
    recordError(new ApiError('timeout'));
    expect($errors.get()).toEqual([
      { message: 'No such reader', type: 'status', text: notFound },
      { message: 'timeout', type: 'timeout', text: unreachable },
    ]);
  });

  test('[API-04] notifies its listeners', () => {
    const events: number[] = [];
    const stop = $errors.listen((errors) => events.push(errors.length));
    recordError(new ApiError('offline'));
    stop();
    expect(events).toEqual([1]);
  });

  test('does not grow without end: the oldest go', () => {
    for (let status = 500; status < 700; status += 1) recordError(new ApiError('status', status));
    expect($errors.get()).toHaveLength(100);
    expect($errors.get()[0]?.message).toBe('status 600');
  });
});

test('an error keeps its cause and says what it is without a message of the server', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new ApiError('offline', 0, {}, { cause });
  expect(error).toMatchObject({ name: 'ApiError', message: 'offline', code: '', cause });
});
