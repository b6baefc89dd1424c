/**
 * Inlines a phrase that several sets of messages share into each chunk: as a shared constant it would cost every page
 * that loads a set a few bytes more.
 */
import { transform } from 'esbuild';
import { fromRoot } from './paths.ts';

const IMPORT = /^import \{([^}]*)\} from '(?:@portada\/shared\/texts|\.)\/(phrases(?:\.ca)?\.ts)';$/m;

/** The source of a set, or of shared texts, with the names of phrases replaced by their texts. */
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
