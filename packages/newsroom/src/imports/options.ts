/** The arguments of `newsroom import`. */
import { parseArguments } from '../config/arguments.ts';
import { UsageError } from '../config/config.ts';
import { type SiteIdentity, sites } from '../config/sites.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  readonly site: SiteIdentity;
  /** Whose the files are, wherever they come from; empty to go by what they say. */
  readonly source: string;
  /** The section of items without a mapped category; empty by default. */
  readonly section: string;
  /** From category to section. */
  readonly sections: readonly (readonly [string, string])[];
  /** From a channel of the file to one of the newsroom. */
  readonly channels: readonly (readonly [string, string])[];
  /** The medium of channels to create; empty to create none. */
  readonly newChannels: '' | 'tv' | 'radio';
  /** Whether pictures that the newsroom lacks are fetched. */
  readonly pictures: boolean;
  readonly dryRun: boolean;
  readonly quiet: boolean;
}

export const importUsage = `pnpm newsroom import [options] <file…>

Takes RSS 2.0 and 1.0, Atom, WordPress exports (WXR), XMLTV schedules and iCalendar events, also compressed (gzip).

  --site <es|ca>                    the site that they are for (es)
  --source <name>                   a lasting name of whose they are: short ids (12) and paths are its own
  --section <section>               where goes what no category of its own places
  --section <category>=<section>    where a category goes; any number of times
  --channel <theirs>=<ours>         which channel of the newsroom one of XMLTV is; any number of times
  --new-channels <tv|radio>         make the channels named in --channel that the newsroom lacks
  --no-pictures                     fetch no pictures: there are those only that came before
  --dry-run                         tell what would happen, and change nothing
  --quiet                           tell only what was refused, and the sums

What a source calls the same is the same, also after it has moved to https or www, or has changed its name. Ids that are
no more than a number count within their site. One that moves to another host keeps its articles if it is imported with
--source before and after, or now with its former address as --source.

Pictures are fetched once, with their captions, from servers of the public network only (http and https, ports 80 and
443): JPEG, PNG, GIF, WebP or AVIF of at most 15 MB, 60 of an item. One that cannot be had is left out and told, and is
tried again by the next run. A dry run fetches none. Players and posts of YouTube, X, Instagram, TikTok and Spotify are
cards that ask nothing of them before a reader presses; other frames and scripts are left out.

What is no content (a draft, a page, an attachment, an event that is off) is left out. What looks like something that is
there under another id is refused. It ends with 0 when nothing was refused, 1 when something was, and 2 when it was not
understood.`;

const options = {
  site: { type: 'string' },
  source: { type: 'string' },
  section: { type: 'string', multiple: true },
  channel: { type: 'string', multiple: true },
  'new-channels': { type: 'string' },
  'no-pictures': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

/** Throws a `UsageError` for invalid arguments. */
export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parseArguments(args, options);
  if (positionals.length === 0) throw new UsageError(importUsage);
  const site = values.site === undefined ? sites[0] : sites.find(({ alias }) => alias === values.site);
  if (!site)
    throw new UsageError(`--site ${values.site} is none of ${sites.map(({ alias }) => alias).join(', ')}.`);
  if (values.source?.trim() === '') throw new UsageError('--source needs a name.');
  const newChannels = values['new-channels'] ?? '';
  if (newChannels !== '' && newChannels !== 'tv' && newChannels !== 'radio') {
    throw new UsageError('--new-channels is tv or radio.');
  }
  const plain = (values.section ?? []).filter((one) => !one.includes('='));
  if (plain.length > 1) throw new UsageError('--section without a category can be said once.');
  return {
    files: positionals,
    site,
    source: values.source ?? '',
    section: plain[0] ?? '',
    sections: (values.section ?? []).filter((one) => one.includes('=')).map((one) => pair('--section', one)),
    channels: (values.channel ?? []).map((one) => pair('--channel', one)),
    newChannels,
    pictures: !values['no-pictures'],
    dryRun: values['dry-run'] ?? false,
    quiet: values.quiet ?? false,
  };
}

/** Split at the last `=`: the name may contain one, its target cannot. */
function pair(option: string, text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  const [from, to] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 0 || !from || !to) throw new UsageError(`${option} ${text} is not of the form <theirs>=<ours>.`);
  return [from, to];
}
