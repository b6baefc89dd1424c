import type { FastifyInstance } from 'fastify';

export function registerScreenSet(_app: FastifyInstance): void {}
