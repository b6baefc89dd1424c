/** The download of a reader's personal data, and its deletion with the account. */
import { deleteAccount, downloadData } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../content/dates.ts';
import { ApiError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { limits } from '../../http/limits.ts';
import { forgetDevice } from '../../sessions/device.ts';
import { closeSession, requireReader, requireSession } from '../../sessions/sessions.ts';
import { requireProof } from '../proof.ts';
import { deleteReader } from './deletion.ts';
import { dataOf } from './download.ts';

export function registerPersonalData(app: FastifyInstance): void {
  handle(
    app,
    downloadData,
    async ({ request, reply }) => {
      const reader = await requireReader(request, reply);
      const data = await dataOf(app.db, request.site, reader, app.now());
      const name = `portada-${request.site.mediaId}-${dayOf(app.now())}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      // Indented, since a person opens this file.
      reply.type('application/json; charset=utf-8').serializer((payload) => JSON.stringify(payload, null, 2));
      return data;
    },
    { limit: limits.dataByAddress },
  );

  handle(app, deleteAccount, async ({ request, reply }) => {
    const session = await requireSession(request, reply);
    const { reader } = session;
    if (reader.kind === 'demo') {
      throw new ApiError(412, 'DEMO_ACCOUNT', 'A demo account is deleted by support only.');
    }
    requireProof(session, app.now());
    await deleteReader(app, reader);
    await closeSession(request, reply);
    await forgetDevice(request, reply, reader.id);
    return { success: true };
  });
}
