/** Stands for the generated `portada.d.ts`, beside whose folder the published types of the modules stand. */
export type { PortadaEvents } from '../../../packages/core/src/events.ts';
