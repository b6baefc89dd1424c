import { parseArguments } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { recordCorrection } from '../content/corrections.ts';
import { cleanLine } from '../content/plain-text.ts';
import { idOf } from '../http/ids.ts';
import { plainLine } from '../moderation/terminal.ts';
import type { Command } from './command.ts';

/** A correction says in a few words what was wrong and what is right. */
const LONGEST = 500;

const correctUsage = `pnpm newsroom correct <content> --text <text>

  <content>       the number at the end of its address
  --text <text>   what was wrong and what is right, of ${LONGEST} characters at most

It stands at the foot of the content with its time, the newest first, and the content counts as updated. The
text itself is not changed.`;

/** Tells readers of a mistake in what they may have read. */
export const correctCommand: Command = {
  usage: '<content> --text <text>',
  about: 'Records a correction, shown at the foot of a published content',
  help: correctUsage,

  async run({ db, now }, args, print) {
    const { values, positionals } = parseArguments(args, { text: { type: 'string' } });
    const [given = '', ...rest] = positionals;
    const contentId = idOf(given);
    const text = cleanLine(values.text ?? '');
    if (contentId === undefined || !text || rest.length > 0) throw new UsageError(correctUsage);
    if (text.length > LONGEST) throw new UsageError(`The text is longer than ${LONGEST} characters.`);
    const title = await recordCorrection(db, { contentId, text }, now());
    if (title === undefined) throw new StartError(`No published content has the id ${contentId}.`);
    print(`«${plainLine(title)}»: the correction is recorded.`);
  },
};
