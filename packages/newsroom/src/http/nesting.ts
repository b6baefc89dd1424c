/** JSON nested deeper than any that the contract knows: what walks through it by recursion would run out of stack. */
import { ApiError } from './errors.ts';

const MAX_DEPTH = 32;

/**
 * Throws a 400 for a JSON text that is nested too deeply. Other texts pass: they are refused when they are parsed. Each
 * character is looked at once: a pattern for strings starts anew at every quote of a text that never closes one.
 */
export function refuseDeepJson(text: string): void {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isString = !isString;
    else if (isString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) throw new ApiError(400, 'INVALID_FIELDS', 'What was sent is nested too deeply.');
  }
}
