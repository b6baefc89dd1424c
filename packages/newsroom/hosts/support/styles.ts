import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const { resolve } = createRequire(import.meta.url);
const read = (path: string) => readFileSync(path, 'utf8');

/** Tailwind's reset of everything, with a few of its classes. */
async function tailwind(): Promise<string> {
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id) => {
      const path = resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path, base: '', content: read(path) };
    },
  });
  return build(['prose', 'mx-auto', 'max-w-2xl']);
}

/** WordPress's default theme of 2021 as Debian packages it (wordpress-theme-twentytwentyone). */
export const WORDPRESS_THEME = '/usr/share/wordpress/wp-content/themes/twentytwentyone/style.css';

function wordpress(): string {
  try {
    return read(WORDPRESS_THEME);
  } catch {
    return '';
  }
}

/** As half of WordPress's themes begin, so that 1.6rem are 16 px; and text that widgets must not inherit. */
const smallRoot = `
  html { font-size: 62.5%; }
  body { margin: 8px; font: italic 700 1.6rem/1.8 Georgia, serif; text-align: right; text-indent: 2em; word-spacing: 4px; }
`;

const styles: Readonly<Record<string, string>> = {
  plain: '',
  bootstrap: read(resolve('bootstrap/dist/css/bootstrap.css')),
  tailwind: await tailwind(),
  twentytwentyone: wordpress(),
  'small-root': smallRoot,
};

/** A style sheet by its host's name. */
export function styleOf(name: string): string {
  return styles[name] ?? '';
}
