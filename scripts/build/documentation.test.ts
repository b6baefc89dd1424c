import { describe, expect, test } from 'vitest';
import { documentationProblems, headerOf, memberTexts, type SourceParts, seenIn } from './documentation.ts';

const source = `import { defineWidget } from '@portada/element';

/**
 * Saves a content,
 * or takes it out. The page is told.
 *
 * @slot - What shows
 *   until it has drawn.
 * @slot logo - The site's logo.
 * @csspart button - The button.
 * @since 1.0.0
 * @event portada:save - It was saved.
 */
export const SaveButtonElement = defineWidget(SaveButton, {
  tag: 'portada-save-button',
  attributes: {
    /** The content; without it, the page's own. */
    contentId: attribute.text(),
    /**
     * Its title,
     * for screen readers.
     */
    name: attribute.text(),
  },
});
`;

const seen: SourceParts = {
  ownEvents: new Set(['portada:save']),
  events: new Set(['portada:save', 'portada:logout']),
  parts: new Set(['button']),
};

const problems = (text: string, properties = ['contentId', 'name'], also: Partial<SourceParts> = {}) =>
  documentationProblems(text, properties, { ...seen, ...also });

describe('documentation is parsed', () => {
  test('the header, with continued lines', () => {
    expect(headerOf(source)).toEqual({
      description: 'Saves a content, or takes it out. The page is told.',
      summary: 'Saves a content, or takes it out.',
      since: '1.0.0',
      slots: [
        { name: '', description: 'What shows until it has drawn.' },
        { name: 'logo', description: "The site's logo." },
      ],
      parts: [{ name: 'button', description: 'The button.' }],
      events: [{ name: 'portada:save', description: 'It was saved.' }],
      strange: [],
    });
  });

  test('the attributes', () => {
    expect([...memberTexts(source)]).toEqual([
      ['contentId', "The content; without it, the page's own."],
      ['name', 'Its title, for screen readers.'],
    ]);
  });

  test('complete documentation has no gap', () => {
    expect(problems(source)).toEqual([]);
  });
});

describe('reports missing and wrong documentation', () => {
  const [beforeHeader = '', afterHeader = ''] = source.split(/\/\*\*[\s\S]*?\*\/\n(?=export)/);

  test.each([
    ['no header', beforeHeader + afterHeader],
    ['a header that says nothing', `${beforeHeader}/**\n * @slot - All.\n */\n${afterHeader}`],
    ['a comment that is not the header', `/** Something. */\n${beforeHeader}${afterHeader}`],
  ])('%s', (_name, text) => {
    expect(problems(text)).toEqual([
      'There is no header comment above `defineWidget` that says what the widget is.',
    ]);
  });

  test('a missing `since`', () => {
    expect(problems(source.replace(' * @since 1.0.0\n', ''))).toEqual([
      'It has no `@since` with the version that it came with.',
    ]);
  });

  test.each([
    ['without an end', 'Saves a content'],
    ['that no list has room for', `${'Saves a content '.repeat(11)}now.`],
  ])('a summary %s', (_name, first) => {
    const text = source.replace(/Saves a content,\n \* or takes it out. The page is told\./, first);
    expect(problems(text)).toEqual([
      'Its first sentence, the summary, has none or more than 160 characters.',
    ]);
  });

  test('an attribute without a comment', () => {
    const text = source.replace("    /** The content; without it, the page's own. */\n", '');
    expect(problems(text)).toEqual(['The attribute `contentId` has no doc comment.']);
  });

  test('a comment on something that is no attribute', () => {
    expect(problems(source, ['contentId'])).toEqual(['`name` has a doc comment but is no attribute.']);
  });

  test('an undocumented event', () => {
    const ownEvents = new Set(['portada:save', 'portada:share']);
    expect(problems(source, undefined, { ownEvents })).toEqual([
      'The event `portada:share` is emitted but has no `@event`.',
    ]);
  });

  test('a documented event that is never emitted', () => {
    expect(problems(source, undefined, { ownEvents: new Set(), events: new Set() })).toEqual([
      'The event `portada:save` has an `@event` but is never emitted.',
    ]);
  });

  test('a documented part that is never rendered', () => {
    expect(problems(source, undefined, { parts: new Set() })).toEqual([
      'The part `button` has a `@csspart` but is never drawn.',
    ]);
  });

  test.each(['@fires portada:save - Saved.', '@event - Saved.', '@csspart button'])('%s', (tag) => {
    const text = source.replace(' * @slot logo', ` * ${tag}\n * @slot logo`);
    expect(problems(text)).toEqual([
      `"${tag}" is no \`@slot\`, \`@csspart\` or \`@event\` with a name and a text, and no \`@since\` with a version.`,
    ]);
  });
});

test('events and parts are found in the sources; core’s are not the widget’s own', () => {
  const found = seenIn([
    { path: 'packages/core/src/start.ts', text: "emit(document, 'portada:logout', { userId });" },
    { path: 'packages/ui/src/Button.tsx', text: '<button part={`button button-\u0024{kind}`} />' },
    {
      path: 'widgets/x/X.tsx',
      text: "emit(\n  'portada:save', {}); <a part=\"link go\" />; node.part.add('root');",
    },
  ]);
  expect([...found.ownEvents]).toEqual(['portada:save']);
  expect([...found.events]).toEqual(['portada:logout', 'portada:save']);
  expect([...found.parts]).toEqual(['button', 'link', 'go', 'root']);
});
