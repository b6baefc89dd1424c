/** The JSON type of a value. */
function jsonTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** Whether a value may stand where `model` stands: the cheap check for what Portada itself or its page wrote. */
export function isSameJsonType<Model>(value: unknown, model: Model): value is Model {
  return jsonTypeOf(value) === jsonTypeOf(model);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return jsonTypeOf(value) === 'object';
}

/** Whether a browser can read this as an address, absolute or from this page. */
export function isAddress(address: string): boolean {
  return URL.canParse(address, location.href);
}
