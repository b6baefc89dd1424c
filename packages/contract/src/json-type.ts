/** `[object Array]`, `[object Null]`: tells apart what `typeof` does not. */
const jsonTypeOf = (value: unknown): string => Object.prototype.toString.call(value);

/** Whether two values have the same JSON type: the cheap check for data that Portada itself or its page wrote. */
export function isSameJsonType<Model>(value: unknown, model: Model): value is Model {
  return jsonTypeOf(value) === jsonTypeOf(model);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isSameJsonType(value, {});
}
