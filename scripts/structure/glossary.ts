/**
 * One word for one thing, and one way to write times and quotes, in all texts for readers of both languages, those of
 * templates and mails too; in the example newspaper's articles the latter alone. The guide shows these tables
 * (Guide/Words and dates); what breaks them is an error of the structure.
 */
import type { SourceFile } from '../tracked.ts';
import { type TextOfSource, templateTexts } from './template-texts.ts';
import { isSpoken, isTemplate, literalsIn, OF_TEXTS } from './texts.ts';

interface Term {
  readonly means: string;
  readonly es: string;
  readonly ca: string;
  /** What is not said instead, and matches no key of a text: whole words. */
  readonly not: readonly string[];
}

export const glossary: readonly Term[] = [
  {
    means: 'the public name of an account',
    es: 'nombre de usuario',
    ca: 'nom d’usuari',
    not: ['alias', 'àlies', 'apodo', 'sobrenom', 'usuario público'],
  },
  {
    means:
      'to prove who one is; a link or a heading invites, a button does it (Spanish has the infinitive there)',
    es: 'inicia sesión, Iniciar sesión',
    ca: 'inicia la sessió',
    not: ['inicia sessió', 'iniciar sessió', 'loguearse', 'identifícate', 'identifica’t', 'log in'],
  },
  { means: 'to make an account', es: 'regístrate', ca: 'registra’t', not: ['date de alta', 'dona’t d’alta'] },
  {
    means: 'the address, and the mail that comes there',
    es: 'correo electrónico, correo',
    ca: 'correu electrònic, correu',
    not: ['e-mail', 'email', 'mail'],
  },
  {
    means: 'the secret of an account',
    es: 'contraseña',
    ca: 'contrasenya',
    not: ['password', 'clave de acceso'],
  },
  {
    means: 'what comes by mail at its hours',
    es: 'boletín',
    ca: 'butlletí',
    not: ['newsletter', 'newsletters'],
  },
  {
    means: 'to keep a piece for later',
    es: 'guardar',
    ca: 'desar',
    not: ['favorito', 'favorit', 'marcador'],
  },
  { means: 'what is sent with a form', es: 'archivo', ca: 'fitxer', not: ['fichero', 'arxiu adjunt'] },
  { means: 'an address that can be pressed', es: 'enlace', ca: 'enllaç', not: ['link', 'vínculo', 'vincle'] },
  { means: 'the network that was Twitter', es: 'X', ca: 'X', not: ['Twitter', 'tuit', 'piulada'] },
];

export const style: readonly { readonly rule: string; readonly wrong: RegExp }[] = [
  { rule: 'A time has a colon: 20:15.', wrong: /\b([01]?\d|2[0-3])\.[0-5]\d( ?h\b|$)/ },
  {
    rule: 'A month that is cut short has no full stop: 7 nov 2026.',
    wrong: /\b\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|gen|febr|juny|ag|set|des)\./,
  },
  { rule: 'Three points are one character: …', wrong: /\.\.\./ },
  { rule: 'Quotes are «angular», within them “round”.', wrong: /"/ },
  { rule: 'An apostrophe is ’.', wrong: /\p{L}'\p{L}/u },
  { rule: 'A space stands before %.', wrong: /\d%/ },
  { rule: 'No space stands twice, nor before a comma or a full stop.', wrong: / {2}| [,.](?!\w)/ },
];

const banned = glossary.map(({ es, not }) => ({
  instead: es,
  pattern: new RegExp(`(?<![\\p{L}{.-])(${not.join('|')})(?![\\p{L}}-]|\\.\\p{L})`, 'iu'),
}));

interface ShownText extends TextOfSource {
  readonly property?: string;
}

/** Said to a developer, not to a reader. */
const isForDevelopers = (text: string) => text.startsWith('Portada: ');
/** A key or an id: `newsletters`, `email-changed.title`; of a property, a word that is said. */
const isName = ({ text, property }: ShownText) =>
  /^[a-z.][\w./-]*$/.test(text) && (!property || property === 'value');

/** Articles: in their words a scoreboard may be a `marcador`. */
export const PROSE = /\/seed\/texts\/.+\.md$/;

/** A day or an hour that a template writes by a pattern, other than for browsers: filters write the readers'. */
const OWN_DATE = /\| *date: *["'](?!%Y-%m-%d)/;

const wordProblems = (text: string) =>
  banned.flatMap(({ instead, pattern }) => {
    const [, word] = pattern.exec(text) ?? [];
    return word ? [`says “${word}”; the glossary has “${instead}”.`] : [];
  });

const styleProblems = (text: string) =>
  style.flatMap(({ rule, wrong }) => (wrong.test(text) ? [`has “${text}”. ${rule}`] : []));

const dateProblems = (line: string) =>
  OWN_DATE.test(line) ? ['writes a date by a pattern; `moment`, `short_day` and the like write it.'] : [];

/** Line by line, with what is wrong in each. */
function problemsByLine({ path, text }: SourceFile, problemsIn: (line: string) => string[]): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => problemsIn(line).map((problem) => `${path}:${index + 1} ${problem}`));
}

export function glossaryProblems(file: SourceFile): string[] {
  const { path, text } = file;
  if (PROSE.test(path)) return problemsByLine(file, styleProblems);
  if (!isSpoken(path)) return [];
  if (isTemplate(path)) {
    return [...textProblems(path, templateTexts(text)), ...problemsByLine(file, dateProblems)];
  }
  return OF_TEXTS.test(path) ? textProblems(path, literalsIn(text)) : [];
}

function textProblems(path: string, texts: readonly ShownText[]): string[] {
  const shown = texts.filter((one) => !isForDevelopers(one.text) && !isName(one));
  return shown.flatMap(({ text, line }) =>
    [...wordProblems(text), ...styleProblems(text)].map((problem) => `${path}:${line} ${problem}`),
  );
}
