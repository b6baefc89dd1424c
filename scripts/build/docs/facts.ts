/** Tables of facts and examples that the guides show, as Markdown by the tag that stands for them. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Language } from '@portada/contract';
import type { JsonSchema } from '@portada/contract/openapi';
import { formatDate, formatTime, formatTimestamp } from '@portada/shared/dates.ts';
import { weekdayAndDate } from '@portada/shared/day-names.ts';
import { routes } from '@portada/shared/routes.ts';
import { longDay, shortDay, wholeDate } from '../../../packages/newsroom/src/texts/format.ts';
import { glossary, style } from '../../structure/glossary.ts';
import { readMessages } from '../messages.ts';
import { pageSchema } from '../page-schema.ts';
import { fromRoot } from '../paths.ts';
import { code, table } from '../reference.ts';
import { typeText } from '../typescript.ts';
import { browserStorage } from './browser-storage.ts';
import { callsByTag } from './calls.ts';

/** A text of ours as Markdown, in which some of its characters would mean something. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}<>|[\]]/g, '\\$&');
}

/** The type in one line; the fields of an object are in `page.schema.json`. */
function shortType(schema: JsonSchema | boolean): string {
  return typeText(schema)
    .replace(/\/\*\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('readonly ', '')
    .replaceAll('; }', ' }');
}

function pageVariables(): string {
  const rows = Object.entries(pageSchema().properties ?? {}).map(([name, schema]) => [
    code(name),
    code(shortType(schema)),
    typeof schema === 'object' ? (schema.description ?? '') : '',
  ]);
  return table(['variable', 'type', 'what it is'], rows);
}

function webRoutes(): string {
  const rows = Object.entries(routes).map(([name, path]) => [code(name), code(path)]);
  return table(['route', 'without it'], rows);
}

function keptInTheBrowser(): string {
  const rows = browserStorage.map(({ name, where, what, life }) => [code(name), where, what, life]);
  return table(['name', 'where', 'what it is', 'how long'], rows);
}

async function textKeys(): Promise<string> {
  const { es, ca } = await readMessages();
  const inLanguage = (text: string, lang: string) => `<span lang="${lang}">${plain(text)}</span>`;
  const rows = Object.entries(es).map(([key, text]) => [
    code(key),
    inLanguage(text, 'es'),
    inLanguage(ca[key] ?? '', 'ca'),
  ]);
  return table(['key', 'Spanish', 'Catalan'], rows);
}

/** What a site mostly begins with. */
const FIRST = ['user-menu', 'login', 'save-button', 'newsletter-form', 'comments'].map(
  (name) => `portada-${name}`,
);

function callsOfElements(): string {
  const rows = [...callsByTag()]
    .filter(([, calls]) => calls.length > 0)
    .map(([tag, calls]) => [code(tag), calls.map(code).join('<br />')]);
  return table(['element', 'calls'], rows);
}

/** Each call of the first five, with the elements that make it. */
function firstCalls(): string {
  const byTag = callsByTag();
  const calls = new Set(FIRST.flatMap((tag) => byTag.get(tag) ?? []));
  const rows = [...calls].map((call) => [
    code(call),
    FIRST.filter((tag) => byTag.get(tag)?.includes(call))
      .map(code)
      .join(', '),
  ]);
  return table(['call', 'for'], rows);
}

function glossaryTable(): string {
  const rows = glossary.map(({ means, es, ca, not }) => [means, es, ca, not.join(', ')]);
  return table(['what it is', 'Spanish', 'Catalan', 'instead of'], rows);
}

const TEMPLATE = 'scripts/release/template';

/** Files of the template of a widget, as code. */
async function templateCode(...names: readonly string[]): Promise<string> {
  const blocks = names.map(async (name) => {
    const source = await readFile(fromRoot(`${TEMPLATE}/${name}`), 'utf8');
    return `\`${name}\`\n\n\`\`\`${extname(name).slice(1)}\n${source}\`\`\``;
  });
  return (await Promise.all(blocks)).join('\n\n');
}

/** How the template is bundled. */
async function templateBundle(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(fromRoot(`${TEMPLATE}/package.json`), 'utf8'));
  return `\`\`\`sh\n${scripts.bundle.replace(/ (?="?--)/g, ' \\\n  ')}\n\`\`\``;
}

/** An evening with a day of one figure, which is where languages differ. */
const EVENING = new Date('2026-11-07T20:15:00+01:00');
const EVENING_DAY = '2026-11-07';

/** As pages and widgets write them, by what writes them. */
const dateStyle: readonly (readonly [where: string, write: (lang: Language) => string])[] = [
  ['on a card', (lang) => formatDate(EVENING, lang)],
  ['on a card, with its time', (lang) => formatTimestamp(EVENING, lang)],
  ['in a sentence', (lang) => wholeDate(EVENING, lang)],
  ['a day of a forecast', (lang) => weekdayAndDate(EVENING_DAY, lang)],
  ['the day of a broadcast to come', (lang) => shortDay(EVENING, lang)],
  ['the day of a masthead', (lang) => longDay(EVENING, lang)],
  ['a time', (lang) => formatTime(EVENING, lang)],
];

function dateTable(): string {
  const rows = dateStyle.map(([where, write]) => [where, write('es'), write('ca')]);
  return table(['where', 'Spanish', 'Catalan'], rows);
}

/** Every table and every example, by the name of its tag. */
export async function readFacts() {
  return {
    PageVariables: pageVariables(),
    WebRoutes: webRoutes(),
    KeptInTheBrowser: keptInTheBrowser(),
    CallsOfElements: callsOfElements(),
    FirstCalls: firstCalls(),
    TextKeys: await textKeys(),
    TemplateElement: await templateCode('src/diari-tides.ts', 'src/Tides.tsx'),
    TemplateStore: await templateCode('src/tides.store.ts'),
    TemplateTexts: await templateCode('src/messages.ts', 'src/messages.ca.ts'),
    TemplateScript: await templateCode('src/widgets.ts'),
    TemplateBundle: await templateBundle(),
    Glossary: glossaryTable(),
    DateStyle: dateTable(),
    TextStyle: style.map(({ rule }) => `- ${rule}`).join('\n'),
  };
}
