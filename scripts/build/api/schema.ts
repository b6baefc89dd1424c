/** `portada/schema`: JSON attributes, and the building blocks of tolerant schemas. */
export * from '../../../packages/contract/src/wire.ts';
export { json } from '../../../packages/element/src/json.ts';
