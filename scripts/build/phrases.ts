/**
 * A phrase that several sets of messages say stands in the chunk as if each had written it itself: as a constant of
 * its own it would cost every page that loads the set a few bytes more.
 */
import { transform } from 'esbuild';
import { fromRoot } from './paths.ts';

const IMPORT = /^import \{([^}]*)\} from '(?:@portada\/shared\/texts|\.)\/(phrases(?:\.ca)?\.ts)';$/m;

/** The source of a set, or of texts that sets share, with its phrases in the place of their names. */
export async function withPhrases(source: string): Promise<string> {
  const [statement = '', list = '', file] = IMPORT.exec(source) ?? [];
  if (!file) return source;
  const phrases = await import(/* @vite-ignore */ fromRoot(`packages/shared/src/texts/${file}`));
  const names = list.split(',').map((name) => name.trim());
  const define = names.filter(Boolean).map((name) => [name, JSON.stringify(phrases[name])]);
  const { code } = await transform(source.replace(statement, ''), {
    loader: 'ts',
    define: Object.fromEntries(define),
  });
  return code;
}
