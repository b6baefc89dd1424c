/** What kind of thing a value is, as JSON has them. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** Whether a value may stand where `model` stands: the cheap check for what Portada itself or its page wrote. */
export function sameKind<Model>(value: unknown, model: Model): value is Model {
  return kindOf(value) === kindOf(model);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object';
}

/** Whether a browser can read this as an address, absolute or from this page. */
export function isAddress(address: string): boolean {
  return URL.canParse(address, location.href);
}
