import { parseArguments } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { idOf } from '../http/ids.ts';
import { type DeadLetter, deadLetters, outboxCounts, requeue } from '../mail/dead-letters.ts';
import { plainLine } from '../moderation/terminal.ts';
import type { Command } from './command.ts';

const SHOWN = 100;

const outboxUsage = `pnpm newsroom outbox [action]

                     how many mails wait, are tried again and were given up
  dead               the dead letters, the oldest first, with the mail server's last answer
  retry <id…>|all    puts dead letters back into the queue, for two more days

It ends with 0 when everything was done, 1 when an id is no dead letter's, and 2 when it was not understood.`;

/** Dead letters: emails that the mail server has rejected, or not accepted for two days. */
export const outboxCommand: Command = {
  usage: '[dead|retry <id…>|retry all]',
  about: 'Counts the mails that are not sent, and retries those given up',
  help: outboxUsage,

  async run(app, args, print) {
    const [action, ...rest] = parseArguments(args, {}).positionals;
    if (action === 'retry' && rest.length > 0) return retry(app, rest, print);
    if (rest.length > 0) throw new UsageError(outboxUsage);
    if (action === 'dead') return list(app, print);
    if (action !== undefined) throw new UsageError(outboxUsage);
    const { waiting, retrying, dead } = await outboxCounts(app.db);
    print(`${waiting} waiting, ${retrying} tried again, ${dead} dead.`);
  },
};

type Run = Command['run'];
type App = Parameters<Run>[0];
type Print = Parameters<Run>[2];

async function list(app: App, print: Print): Promise<void> {
  const { dead } = await outboxCounts(app.db);
  for (const mail of await deadLetters(app.db, SHOWN)) print(lineOf(mail));
  const rest = dead > SHOWN ? `, of which these are ${SHOWN}` : '';
  print(dead === 0 ? 'No email is dead.' : `${dead} dead${rest}.`);
}

function lineOf({ id, createdAt, recipient, subject, attempts, lastError }: DeadLetter): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const parts = [String(id), createdAt.toISOString(), plainLine(recipient), `«${plainLine(subject)}»`, tries];
  return `${parts.join('  ')}: ${plainLine(lastError)}`;
}

async function retry(app: App, given: readonly string[], print: Print): Promise<void> {
  const ids = given.length === 1 && given[0] === 'all' ? 'all' : given.map(readId);
  const requeued = await requeue(app, ids);
  print(`${requeued.length} put back.`);
  const strangers = ids === 'all' ? [] : ids.filter((id) => !requeued.includes(id));
  if (strangers.length > 0) throw new StartError(`No dead letters: ${strangers.join(', ')}.`);
}

function readId(given: string): number {
  const id = idOf(given);
  if (id === undefined) throw new UsageError(`«${given}» is no id.`);
  return id;
}
