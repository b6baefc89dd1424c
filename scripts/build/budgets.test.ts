import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALONE, LOADED_LATER } from './article.ts';
import { breaches, markdownTable, plainTable, type Weight, weigh, withSizes } from './budgets.ts';
import type { Bundle } from './bundle.ts';
import type { OutputFile } from './chunks.ts';
import { fromRoot } from './paths.ts';

const output = (imports: string[], later: string[] = [], entryPoints: string[] = []): OutputFile => ({
  entryPoints,
  inputs: [],
  imports: [
    ...imports.map((path) => ({ path, kind: 'import-statement' })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' })),
  ],
});

const article = ['user-menu', 'alert-banner', 'save-button', 'follow-button'];
const names = [...article, 'contact-form', 'newsletter-form', 'video-player'];

/** Seven widgets on React and a core; three share a form, one loads a library and one its Catalan texts later. */
const bundle: Bundle = {
  folder: '',
  hash: 'x',
  react: 'react',
  runtime: 'core',
  ask: 'ask',
  sources: new Map(),
  chunks: new Map(names.map((name) => [name, name])),
  outputs: {
    react: output([]),
    core: output(['react']),
    forms: output(['core']),
    library: output([]),
    ask: output([]),
    texts: output([], [], ['widgets/user-menu/messages.ca.ts']),
    'user-menu': output(['core'], ['texts']),
    'alert-banner': output(['core']),
    'save-button': output(['core']),
    'follow-button': output(['core', 'forms']),
    'contact-form': output(['core', 'forms']),
    'newsletter-form': output(['core', 'forms']),
    'video-player': output(['core'], ['library']),
  },
};

const gzip: Record<string, number> = {
  ...{
    'portada.js': 2_000,
    react: 60_000,
    core: 7_600,
    forms: 20_000,
    library: 90_000,
    ask: 800,
    texts: 300,
  },
  ...Object.fromEntries(names.map((name, index) => [name, 1_000 + index])),
};

const budgets = {
  'contact-form': { bytes: 91_404, requests: 6 },
  'video-player': { bytes: 70_606, requests: 4 },
};

const weighed = (sizes: Readonly<Record<string, number>>, outputs = bundle.outputs) =>
  weigh({ ...bundle, outputs }, (file) => sizes[file] ?? Number.NaN, budgets);
const weights = weighed(gzip);
const weight = (name: string) => weights.find((one) => one.name === name);

describe('what is measured', () => {
  test('React is separate from our own code', () => {
    expect(weight('core, element and loader, without React')?.gzip).toBe(9_600);
    expect(weight('React')?.gzip).toBe(60_000);
  });

  test('a widget’s own size, and what a page with it alone loads in how many requests', () => {
    expect(weight('portada-video-player')).toEqual({
      ...{ name: 'portada-video-player', gzip: 1_006, limit: 10_000 },
      ...{ alone: 2_000 + 60_000 + 7_600 + 1_006, aloneLimit: 70_606, requests: 4, requestLimit: 4 },
    });
    expect(weight('portada-newsletter-form')?.gzip).toBe(1_005);
  });

  test('a rare widget takes what tells the loader of it, too', () => {
    expect(weight('portada-contact-form')).toMatchObject({
      alone: 2_000 + 60_000 + 7_600 + 20_000 + 1_004 + 800,
      requests: 6,
    });
  });

  test('an article: each file once, the Catalan texts included', () => {
    const before = 2_000 + 60_000 + 7_600 + 20_000 + 300 + 1_000 + 1_001 + 1_002 + 1_003;
    expect(weight('an article before interaction')).toMatchObject({ gzip: before, requests: 9 });
    expect(weight('an article read to its foot')).toMatchObject({ gzip: before + 1_005, requests: 10 });
  });

  test.each([...LOADED_LATER.core, ...Object.values(ALONE)])(
    '%s, which pages load, is found in the build',
    (path) => {
      expect(existsSync(fromRoot(path))).toBe(true);
    },
  );
});

describe('budgets', () => {
  test('a size equal to its limit is within budget', () => {
    expect(breaches(weights)).toEqual([]);
  });

  test.each([
    ['portada.js', 2_049, 'loader: 2,049 B gzip, over its 2,048.'],
    ['core', 7_601, 'core, element and loader, without React: 9,601 B gzip, over its 9,600.'],
    ['video-player', 10_001, 'portada-video-player: 10,001 B gzip, over its 10,000.'],
    ['video-player', 1_007, 'portada-video-player alone on a page: 70,607 B gzip, over its 70,606.'],
    ['ask', 801, 'portada-contact-form alone on a page: 91,405 B gzip, over its 91,404.'],
    ['forms', 24_396, 'portada-newsletter-form alone on a page: 95,001 B gzip, over its 95,000.'],
    ['forms', 23_095, 'an article before interaction: 97,001 B gzip, over its 97,000.'],
  ])('past it, it is named: %s', (file, bytes, breach) => {
    expect(breaches(weighed({ ...gzip, [file]: bytes }))).toContain(breach);
  });

  test('so are requests', () => {
    const more = { ...bundle.outputs, core: output(['react', 'texts']) };
    expect(breaches(weighed({ ...gzip, texts: 0 }, more))).toEqual([
      'portada-contact-form alone on a page: 7 requests, over its 6.',
      'portada-video-player alone on a page: 5 requests, over its 4.',
    ]);
  });

  test('a library that is loaded on demand is in no budget', () => {
    expect(weighed({ ...gzip, library: 9_000_000 })).toEqual(weights);
  });
});

describe('the table', () => {
  const some: Weight[] = [
    { name: 'loader', gzip: 1_899, limit: 2_048 },
    {
      ...{ name: 'portada-x', gzip: 12, limit: 10_000 },
      ...{ alone: 87_000, aloneLimit: 90_000, requests: 8, requestLimit: 10 },
    },
  ];

  test('is aligned for a terminal', () => {
    expect(plainTable(some)).toBe(
      [
        '           gzip B   limit  alone on a page   limit  requests  limit',
        'loader      1,899   2,048',
        'portada-x      12  10,000           87,000  90,000         8     10',
      ].join('\n'),
    );
  });

  test('replaces the part of the README between its markers', () => {
    const readme = (inside: string) =>
      `# Portada\n\n<!-- sizes:start -->\n${inside}<!-- sizes:end -->\n\n## Licence $&\n`;
    const written = withSizes(readme('old\n'), some);
    expect(written).toBe(readme(`\n${markdownTable(some)}\n\n`));
    expect(withSizes(written, some)).toBe(written);
    expect(markdownTable(some).split('\n')[3]).toBe('| portada-x | 12 | 10,000 | 87,000 | 90,000 | 8 | 10 |');
  });

  test('rejects a README without the markers', () => {
    expect(() => withSizes('# Portada\n', some)).toThrow('sizes:start');
  });
});
