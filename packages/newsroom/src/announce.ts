/** What a newsroom tells when it has opened: as text to a person, in production as an event of its log. */
import type { FastifyInstance } from 'fastify';
import { databasePlace } from './config/database-place.ts';
import { canonicalBase, sites } from './config/sites.ts';
import type { Database } from './db/client.ts';
import { contents, sections } from './db/schema/index.ts';
import type { ExampleNewspaper } from './example.ts';

interface Opening {
  readonly sites: readonly { readonly name: string; readonly url: string }[];
  /** Which database it is, without its password. */
  readonly database: string;
  /** Where mail goes. */
  readonly mail: string;
  /** How to fill an empty database, in lines. */
  readonly lacking: readonly string[];
}

/** Without a terminal the output is a file or a collector, which expects a line of JSON for each event. */
export async function announce(
  app: FastifyInstance,
  example: ExampleNewspaper | undefined,
  isTerminal = process.stdout.isTTY,
): Promise<void> {
  const opening = await openingOf(app);
  if (app.config.environment !== 'production' || isTerminal) return console.log(textOf(opening, example));
  app.log.info({ event: 'newsroom.opened', ...opening }, 'newsroom opened');
}

async function openingOf({ config, db }: FastifyInstance): Promise<Opening> {
  const { siteUrl, smtpUrl } = config;
  return {
    sites: sites.map((site) => ({ name: site.name, url: `${siteUrl}${canonicalBase(site)}/` })),
    database: databasePlace(config),
    mail: smtpUrl ? new URL(smtpUrl).host : `${siteUrl}/correo/`,
    lacking: await whatIsMissing(db),
  };
}

function textOf(opening: Opening, example: ExampleNewspaper | undefined): string {
  return [
    '',
    'The newsroom is open.',
    ...opening.sites.map(({ name, url }) => `  ${name.padEnd(18)} ${url}`),
    ...(opening.lacking.length > 0 ? ['', ...opening.lacking] : []),
    ...accounts(example),
    '',
    `Database: ${opening.database}.`,
    `Mail goes to ${opening.mail}.`,
    '',
  ].join('\n');
}

function accounts(example: ExampleNewspaper | undefined): string[] {
  if (!example) return [];
  const { password, list } = example.accounts;
  const lines = list.map(({ email, purpose }) => `  ${email.padEnd(24)} ${purpose}`);
  return ['', `Accounts (password ${password}):`, ...lines];
}

async function whatIsMissing(db: Database): Promise<string[]> {
  const [content] = await db.select({ id: contents.id }).from(contents).limit(1);
  if (content) return [];
  const [section] = await db.select({ id: sections.id }).from(sections).limit(1);
  return [
    'Its pages are empty: the database holds no contents yet.',
    ...(section
      ? []
      : [`Make a section first: pnpm newsroom create-section ${sites[0].alias} --name <name>`]),
    'Bring contents in: pnpm newsroom import --section <section> <RSS, Atom or WordPress file>',
  ];
}
