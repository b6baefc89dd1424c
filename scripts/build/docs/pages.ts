/** The pages of `docs/`: every guide in reading order, then the reference of every element. */
import { readdir, readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import type { Element, Elements } from '../elements.ts';
import { fromRoot } from '../paths.ts';
import { code, referencePage, table } from '../reference.ts';
import { readTokens } from '../tokens.ts';
import { readFacts } from './facts.ts';
import { readingOrder } from './order.ts';
import { drawn, pageAddress } from './render.ts';

export interface Page {
  /** Its file in the folder. */
  readonly file: string;
  readonly title: string;
  /** Where the list of pages names it. */
  readonly group: 'Guides' | 'Elements';
  readonly content: ReactNode;
}

const FOLDER = 'stories/guide';
const TITLE = /<Meta title="Guide\/([^"]+)" \/>/;

/** Storybook's id of a guide, of which its address is made. */
function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The sources of the guides by their titles. */
async function guideSources(): Promise<Map<string, string>> {
  const files = (await readdir(fromRoot(FOLDER))).filter((file) => file.endsWith('.mdx'));
  const told = files.map(async (file): Promise<[string, string]> => {
    const text = await readFile(fromRoot(`${FOLDER}/${file}`), 'utf8');
    const title = TITLE.exec(text)?.[1];
    if (!title) throw new Error(`${FOLDER}/${file} has no title below "Guide/".`);
    return [title, text];
  });
  return new Map(await Promise.all(told));
}

/** What guides draw by a component, as Markdown by the tag that stands for it; tokens have samples in Storybook. */
async function drawnByStorybook(): Promise<Readonly<Record<string, string>>> {
  const rows = (await readTokens()).map(({ name, byDefault, description }) => [
    code(name),
    code(byDefault),
    description,
  ]);
  const facts = Object.entries(await readFacts()).map(([name, text]) => [`<${name} />`, text]);
  return { '<TokenSheet />': table(['token', 'value', 'for'], rows), ...Object.fromEntries(facts) };
}

async function guides(): Promise<Page[]> {
  const [sources, order, drawings] = await Promise.all([guideSources(), readingOrder(), drawnByStorybook()]);
  const unlisted = [...sources.keys()].filter((title) => !order.includes(title));
  if (unlisted.length > 0) throw new Error(`Not in the order of Storybook's sidebar: ${unlisted.join(', ')}`);
  const whole = (text: string) => text.replace(/^<\w+ \/>$/gm, (tag) => drawings[tag] ?? tag);
  return Promise.all(
    order.map(async (title): Promise<Page> => {
      const text = sources.get(title);
      if (!text) throw new Error(`Storybook's sidebar names a guide that is not there: ${title}`);
      const file = pageAddress(`?path=/docs/guide-${idOf(title)}--docs`);
      return { file, title, group: 'Guides', content: await drawn(whole(text), 'mdx') };
    }),
  );
}

/** The list of all elements, for who looks for one by what it does. */
async function overview(elements: readonly Element[]): Promise<Page> {
  const lines = elements.map(({ tag, summary }) => `- [\`<${tag}>\`](${tag}.html): ${summary}`);
  const text = ['# All elements', ...lines].join('\n\n');
  return {
    file: 'elements.html',
    title: 'All elements',
    group: 'Elements',
    content: await drawn(text, 'md'),
  };
}

/** All pages, in the order of their list. */
export async function readPages({ elements, entities }: Elements): Promise<Page[]> {
  const sorted = elements.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const references = sorted.map(async (element): Promise<Page> => {
    const content = await drawn(referencePage(element, entities), 'md');
    return { file: `${element.tag}.html`, title: element.tag, group: 'Elements', content };
  });
  return [...(await guides()), await overview(sorted), ...(await Promise.all(references))];
}
