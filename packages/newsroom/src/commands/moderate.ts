import { moderate, toModerate } from '../comments/moderate.ts';
import { StartError, UsageError } from '../config.ts';
import type { Command } from './index.ts';

const usage = '[publish|reject <id…>]';
const statuses = { publish: 'published', reject: 'rejected' } as const;

const isAction = (name: string): name is keyof typeof statuses => Object.hasOwn(statuses, name);

/** COMM-04: without more it lists what there is to read, the most reported first. */
export const moderateCommand: Command = {
  usage,
  about: 'Lists comments that wait or were reported; publishes or rejects them',

  async run(app, [action, ...ids], print) {
    if (action === undefined) return list(app, print);
    if (!isAction(action) || ids.length === 0 || !ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) {
      throw new UsageError(`pnpm newsroom moderate ${usage}`);
    }
    const unknown: string[] = [];
    for (const id of ids) {
      const isDone = await moderate(app.db, Number(id), statuses[action]);
      if (isDone) print(`${id}: ${statuses[action]}.`);
      else unknown.push(id);
    }
    if (unknown.length > 0) throw new StartError(`There is no comment ${unknown.join(', ')}.`);
  },
};

async function list(app: Parameters<Command['run']>[0], print: (line: string) => void): Promise<void> {
  const found = await toModerate(app.db);
  if (found.length === 0) print('No comment waits, and none was reported.');
  for (const { id, contentId, nick, text, status, times } of found) {
    const why = status === 'waiting' ? 'waits' : `reported ${times} times`;
    print(`${id} (content ${contentId}, ${nick || 'unsigned'}, ${why}): ${text.replace(/\s+/g, ' ')}`);
  }
}
