/** The terminal output at start. */
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { canonicalBase, sites } from './config/sites.ts';
import type { Database } from './db/client.ts';
import { contents, sections } from './db/schema/index.ts';
import type { ExampleNewspaper } from './example.ts';

export async function announce(
  { config, db }: FastifyInstance,
  example: ExampleNewspaper | undefined,
): Promise<string> {
  return [
    '',
    'The newsroom is open.',
    ...sites.map((site) => `  ${site.name.padEnd(18)} ${config.siteUrl}${canonicalBase(site)}/`),
    ...(await whatIsMissing(db)),
    ...accounts(example),
    ...(config.environment === 'production' && !config.siteUrlFixed
      ? ['', `SITE_URL is not set: readers are expected at ${config.siteUrl} and nowhere else.`]
      : []),
    '',
    `Mail goes to ${mailPlace(config)}.`,
    '',
  ].join('\n');
}

function accounts(example: ExampleNewspaper | undefined): string[] {
  if (!example) return [];
  const { password, list } = example.accounts;
  const lines = list.map(({ email, purpose }) => `  ${email.padEnd(24)} ${purpose}`);
  return ['', `Accounts (password ${password}):`, ...lines];
}

/** Logs how to fill an empty database. */
async function whatIsMissing(db: Database): Promise<string[]> {
  const [content] = await db.select({ id: contents.id }).from(contents).limit(1);
  if (content) return [];
  const [section] = await db.select({ id: sections.id }).from(sections).limit(1);
  return [
    '',
    'Its pages are empty: the database holds no contents yet.',
    ...(section ? [] : [MAKE_A_SECTION]),
    'Bring contents in: pnpm newsroom import --section ciudad <RSS, Atom or WordPress file>',
  ];
}

const MAKE_A_SECTION =
  "Make a section first: insert into sections (site_id, code, slug, name) values (1, 'city', 'ciudad', 'Ciudad');";

function mailPlace({ smtpUrl, siteUrl, environment }: Config): string {
  if (smtpUrl) return new URL(smtpUrl).host;
  return environment === 'production' ? 'the database only: set SMTP_URL' : `${siteUrl}/correo/`;
}
