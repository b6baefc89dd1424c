/**
 * Text in which every character is a letter as readers count them: what Spanish and Catalan are typed with. It needs no
 * `Intl.Segmenter`, the first of which costs a browser some ten milliseconds, and a slow phone four times as many.
 */
export const PLAIN_LETTERS = /^[\n\x20-\x7e\xa0-\xff]*$/;
