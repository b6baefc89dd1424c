/**
 * A reviver of `JSON.parse`, for JSON whose ids may be numbers: one from 2^53 on, which JavaScript would round to
 * another record's, becomes text (reading 58), by the source that browsers give since 2023, Firefox and Safari since
 * 2025. In an older one it stays a number, which nothing takes as an id.
 */
export const exact = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  // That of a text has its quotation marks, and is no number.
  Number(context?.source) >= 2 ** 53 ? context?.source : value;
