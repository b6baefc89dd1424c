import { asc, eq } from 'drizzle-orm';
import webPush from 'web-push';
import { parseArguments } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { alerts } from '../db/schema/index.ts';
import { idOf } from '../http/ids.ts';
import { plainLine } from '../moderation/terminal.ts';
import { queueAlert } from '../push/outbox.ts';
import type { Command } from './command.ts';

const pushUsage = `pnpm newsroom push <action>

  keys               prints a new pair of keys, for the environment of every process
  alerts             the alerts with their ids
  send <alert>       tells an alert to all who have chosen its topic

An alert that begins is sent by itself, within an hour, by the running newsroom; none is sent twice. Whoever changes the
keys loses the browsers that are subscribed with those before.`;

/** Web Push: the keys, and alerts that are sent by hand. */
export const pushCommand: Command = {
  usage: 'keys|alerts|send <alert>',
  about: 'Prints keys for Web Push, or tells an alert to the browsers that have chosen it',
  help: pushUsage,
  needsNoSite: true,

  async run(app, args, print) {
    const [action, given = '', ...rest] = parseArguments(args, {}).positionals;
    if (rest.length > 0) throw new UsageError(pushUsage);
    if (action === 'send' && given) return send(app, given, print);
    if (action === 'keys' && !given) return printKeys(print);
    if (action === 'alerts' && !given) return list(app, print);
    throw new UsageError(pushUsage);
  },
};

type App = Parameters<Command['run']>[0];
type Print = Parameters<Command['run']>[2];

function printKeys(print: Print): void {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  print(`VAPID_PUBLIC_KEY=${publicKey}`);
  print(`VAPID_PRIVATE_KEY=${privateKey}`);
}

async function list({ db }: App, print: Print): Promise<void> {
  const rows = await db.select().from(alerts).orderBy(asc(alerts.startsAt), asc(alerts.id));
  for (const { id, startsAt, topic, title, text } of rows) {
    print(`${id}  ${startsAt.toISOString()}  ${plainLine(topic)}  ${plainLine(`${title}: ${text}`)}`);
  }
  if (rows.length === 0) print('There is no alert.');
}

async function send(app: App, given: string, print: Print): Promise<void> {
  if (!app.config.push) {
    throw new StartError('Without VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY nothing is sent by Web Push.');
  }
  const id = idOf(given);
  const [alert] = id === undefined ? [] : await app.db.select().from(alerts).where(eq(alerts.id, id));
  if (!alert) throw new StartError(`«${plainLine(given)}» is no alert’s id: \`push alerts\` lists them.`);
  if (alert.endsAt && alert.endsAt <= app.now()) throw new StartError('The alert is over.');
  const queued = await queueAlert(app, alert.id);
  if (queued === undefined) throw new StartError('The alert was sent before: none is sent twice.');
  print(`${queued} queued.`);
}
