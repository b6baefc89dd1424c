import type { FastifyInstance } from 'fastify';

/** Every screen of the newsroom. */
export function registerPages(_app: FastifyInstance): void {}
