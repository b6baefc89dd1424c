/** The contact form's call. */
import { sendContact } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { takeContact } from './contact.ts';

export function registerContactCall(app: FastifyInstance): void {
  handle(app, sendContact, async ({ body, request }) => {
    await takeContact(request, body);
    return { success: true };
  });
}
