/** Segments that begin with a letter, a digit or a mark that no file system reads as anything else. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** The key, unless it could lead out of the place that it is used in. */
export function safeKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a file.`);
  return key;
}
