import type { FastifyInstance } from 'fastify';

/** Every call of the contract. */
export function registerApi(_app: FastifyInstance): void {}
