/** Commands that make what an empty database needs before contents can be imported: sites and sections. */
import { type Language, languages } from '@portada/contract';
import { eq, max } from 'drizzle-orm';
import { parseArguments } from '../config/arguments.ts';
import { StartError, UsageError } from '../config/config.ts';
import { slugOf } from '../content/slug.ts';
import { sections, sites } from '../db/schema/index.ts';
import { addSite, readSites } from '../db/sites.ts';
import type { Command } from './command.ts';

const siteUsage = `pnpm newsroom create-site <es|ca> --name <name> [--tagline <text>]

  --tagline <text>   below the name in the footer, after it in the front page's title, and what the
                     feed says of itself; by default there is none

A site is in Spanish (es) or in Catalan (ca): the newsroom's pages have no texts in other languages.`;

const sectionUsage = `pnpm newsroom create-section <es|ca> --name <name> [--slug <slug>] [--code <code>]

  --slug <slug>   its address; by default of its name
  --code <code>   the same for the same section of both sites; by default the slug`;

export const createSiteCommand: Command = {
  usage: '<es|ca> --name <name> [--tagline <text>]',
  about: 'Makes the site in that language: the first one at /, the second below /es/ or /ca/',
  help: siteUsage,
  needsNoSite: true,

  async run({ config, db }, args, print) {
    const { values, positionals } = parseArguments(args, {
      name: { type: 'string' },
      tagline: { type: 'string' },
    });
    const [alias, ...rest] = positionals;
    const name = values.name?.trim();
    if (!isLanguage(alias) || !name || rest.length > 0) throw new UsageError(siteUsage);
    const site = { alias, mediaId: slugOf(name) || alias, name, tagline: values.tagline?.trim() ?? '' };
    if (!(await addSite(db, site))) {
      throw new StartError(`There is a site «${alias}» already.`);
    }
    const [first] = await readSites(db);
    const base = first?.alias === alias ? '/' : `/${alias}/`;
    print(
      `${name}: made, at ${config.siteUrl}${base}. A newsroom that runs serves it from its next start on.`,
    );
  },
};

export const createSectionCommand: Command = {
  usage: '<es|ca> --name <name>',
  about: 'Makes a section of that site, the last in its menu',
  help: sectionUsage,

  async run({ db }, args, print) {
    const { values, positionals } = parseArguments(args, {
      name: { type: 'string' },
      slug: { type: 'string' },
      code: { type: 'string' },
    });
    const [alias, ...rest] = positionals;
    const name = values.name?.trim();
    const slug = slugOf(values.slug ?? name ?? '');
    if (!isLanguage(alias) || !name || !slug || rest.length > 0) throw new UsageError(sectionUsage);
    const [site] = await db.select({ id: sites.id }).from(sites).where(eq(sites.alias, alias));
    if (!site) throw new StartError(`There is no site «${alias}».`);
    const { id: siteId } = site;
    const [last] = await db
      .select({ position: max(sections.position) })
      .from(sections)
      .where(eq(sections.siteId, siteId));
    const position = (last?.position ?? -1) + 1;
    const [made] = await db
      .insert(sections)
      .values({ siteId, slug, name, code: values.code ?? slug, position })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new StartError(`The site «${alias}» has a section «${slug}» already.`);
    print(
      `${name}: made, at /${slug}/. Its contents: pnpm newsroom import --site ${alias} --section ${slug} <file…>`,
    );
  },
};

function isLanguage(alias: string | undefined): alias is Language {
  return languages.some((language) => language === alias);
}
