import { asc } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import { newsletters } from '../db/schema/index.ts';
import { sendNewsletter } from '../newsletters/send.ts';
import type { Command } from './command.ts';

/**
 * Queues today's issue of one newsletter; the running newsroom sends it. Idempotent: a second run on the same day
 * queues only what is missing.
 */
export const sendNewsletterCommand: Command = {
  usage: '<newsletter>',
  about: 'Mails today’s issue to its confirmed subscribers, once a day each',

  async run(app, [id = ''], print) {
    const report = await sendNewsletter(app, id);
    if (!report) {
      const existing = await app.db
        .select({ id: newsletters.id })
        .from(newsletters)
        .orderBy(asc(newsletters.id));
      throw new StartError(
        `There is no newsletter «${id}». There are: ${existing.map((one) => one.id).join(', ') || 'none'}.`,
      );
    }
    const { contents, queued, had } = report;
    if (contents === 0) return print(`${id}: nothing new since the last issue, so nothing was sent.`);
    print(`${id}: ${contents} contents, ${queued} queued, ${had} had it already.`);
  },
};
