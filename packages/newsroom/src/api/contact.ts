/** The contact form's call. */
import { sendContact } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { judge } from '../accounts/rules.ts';
import { handle } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { contactRules, receiveContact } from '../letters/contact.ts';

export function registerContactCall(app: FastifyInstance): void {
  handle(
    app,
    sendContact,
    async ({ body, request }) => {
      await receiveContact(request, judge(contactRules(request.site.lang), body));
      return { success: true };
    },
    { limit: limits.contactByAddress },
  );
}
