import type { Call } from '../call.ts';
import { streamingAnswer } from '../entities/streaming.ts';

/** STRM-02 */
export const listStreaming = {
  method: 'GET',
  path: '/api/front/streaming/list',
  answer: streamingAnswer,
} as const satisfies Call;

export const listStreamingExcept = {
  method: 'GET',
  path: '/api/front/streaming/list/{excludeId}',
  answer: streamingAnswer,
} as const satisfies Call;
