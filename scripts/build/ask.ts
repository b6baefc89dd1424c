/**
 * What a page seldom asks for, in a chunk that the loader fetches with the first question; see `bundle.ts`. It imports
 * nothing at once: one request brings it, and should that fail, a second try is enough.
 */
export { debug } from '../../packages/core/src/ask/debug.ts';
export { define } from '../../packages/core/src/ask/define.ts';
export { keepPress } from '../../packages/core/src/ask/press.ts';
export { ready } from '../../packages/core/src/ask/ready.ts';
export { refresh, retry } from '../../packages/core/src/ask/refresh.ts';
export { giveWay, learn, reportBlock } from '../../packages/core/src/ask/table.ts';
export { get, subscribe } from '../../packages/core/src/ask/user.ts';
