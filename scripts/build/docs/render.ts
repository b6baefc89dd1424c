/** The Markdown of guides and reference pages, drawn. */
import { evaluate } from '@mdx-js/mdx';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

interface Node {
  readonly type: string;
}

/** A guide's imports are for Storybook. */
function withoutImports() {
  return (tree: { children: Node[] }) => {
    tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
  };
}

const STORYBOOK_PAGE = /^\?path=\/docs\/(guide|widgets)-([\w-]+?)--docs(#.*)?$/;

/** The address of a page of the same folder, for one that Storybook knows by its id. */
export function pageAddress(href: string): string {
  const [, folder, name = '', part = ''] = STORYBOOK_PAGE.exec(href) ?? [];
  if (!folder) return href;
  if (folder === 'widgets') return `portada-${name}.html${part}`;
  return `${name === 'introduction' ? 'index' : name}.html${part}`;
}

const ours = {
  a: ({ href = '', children, ...rest }: ComponentProps<'a'>) =>
    // An address in a text is an example, of which GitHub's Markdown makes a link.
    href.startsWith('mailto:')
      ? children
      : createElement('a', { ...rest, href: pageAddress(href) }, children),
  // Wide tables are scrolled, by the keyboard too.
  table: (props: ComponentProps<'table'>) =>
    createElement('div', { className: 'wide', tabIndex: 0 }, createElement('table', props)),
};

/** Storybook's own, which draws nothing. */
function Meta() {
  return null;
}

/**
 * A text as content of a page.
 *
 * @param format `mdx` for a guide, `md` for what was generated
 */
export async function drawn(text: string, format: 'mdx' | 'md'): Promise<ReactNode> {
  const { default: Content } = await evaluate(text, {
    ...runtime,
    format,
    remarkPlugins: [remarkGfm, withoutImports],
    rehypePlugins: [rehypeSlug],
  });
  return createElement(Content, { components: { ...ours, Meta } });
}
