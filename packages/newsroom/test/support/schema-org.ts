/**
 * The part of schema.org's vocabulary that the newsroom uses, a row for each type: what Google's rich results require
 * or recommend of it, and what else stands in it. A property that the type does not have is an error too.
 */

type Check = (value: unknown) => string[];

interface Shape {
  readonly needs: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

function pattern(name: string, expression: RegExp): Check {
  return (value) =>
    typeof value === 'string' && expression.test(value) ? [] : [`${JSON.stringify(value)} is no ${name}`];
}

const text = pattern('text', /^\S(.*\S)?$/s);
const url = pattern('absolute URL', /^https?:\/\/[^/\s]+\/\S*$/);
const language = pattern('language', /^(es|ca)$/);
const date = pattern('date', /^\d{4}-\d\d-\d\d$/);
const moment = pattern('moment with a zone', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
const duration = pattern('duration', /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/);
/** Search engines want 1,200 px. */
const picture = pattern('picture of 1,200 px', /^https?:\/\/[^/\s]+\/\S+\/16-9\/1200\.jpg$/);
const square = pattern('square picture', /^https?:\/\/[^/\s]+\/\S+\/1-1\/1200\.jpg$/);

/** In the three shapes that search engines ask for. */
const picturesOfThreeShapes: Check = (value) => {
  const shapes = JSON.stringify(value).match(/\d+-\d+(?=\/1200\.jpg")/g);
  return shapes?.join() === '16-9,4-3,1-1' ? listOf(url)(value) : [`${JSON.stringify(value)} lacks a shape`];
};

const flag: Check = (value) => (typeof value === 'boolean' ? [] : [`${JSON.stringify(value)} is no boolean`]);
const number: Check = (value) => (Number.isFinite(value) ? [] : [`${JSON.stringify(value)} is no number`]);

function listOf(check: Check): Check {
  return (value) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap(check)
      : [`${JSON.stringify(value)} is no list with something in it`];
}

function node(...types: readonly string[]): Check {
  return (value) => {
    const type = typeOf(value);
    return types.includes(type) ? problemsOf(value) : [`${type} stands where ${types.join(' or ')} should`];
  };
}

/** Numbered from where the page's list begins, without a gap; each with its address, in a property of its own. */
function steps(address: 'item' | 'url'): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return ['no list with something in it'];
    return value.flatMap((step, index) => [
      ...node('ListItem')(step),
      ...url(step[address]),
      ...(step.position === value[0].position + index ? [] : [`step ${index} is at ${step.position}`]),
    ]);
  };
}

const authors: Check = (value) =>
  Array.isArray(value) ? listOf(node('Person'))(value) : node('NewsMediaOrganization')(value);

const creative = {
  needs: { description: text, inLanguage: language },
  may: { image: picturesOfThreeShapes, mainEntityOfPage: url },
} satisfies Shape;

const written = {
  needs: {
    ...creative.needs,
    datePublished: moment,
    dateModified: moment,
    author: authors,
    publisher: node('NewsMediaOrganization'),
    isAccessibleForFree: flag,
    mainEntityOfPage: url,
  },
  may: {
    ...creative.may,
    hasPart: node('WebPageElement'),
    correction: listOf(node('CorrectionComment')),
    associatedMedia: listOf(node('ImageObject')),
  },
} satisfies Shape;

const article: Shape = {
  needs: { ...written.needs, headline: text, articleSection: text },
  may: { ...written.may, video: node('VideoObject'), audio: node('AudioObject') },
};

const media: Shape = {
  needs: {
    name: text,
    description: text,
    inLanguage: language,
    uploadDate: moment,
    contentUrl: url,
    thumbnailUrl: listOf(picture),
  },
  may: { duration, publication: node('BroadcastEvent') },
};

const shapes: Readonly<Record<string, Shape | undefined>> = {
  NewsArticle: article,
  OpinionNewsArticle: article,
  BlogPosting: article,
  VideoObject: media,
  AudioObject: media,
  BroadcastEvent: { needs: { name: text, isLiveBroadcast: flag, startDate: moment, endDate: moment } },
  Recipe: {
    needs: {
      ...written.needs,
      image: picturesOfThreeShapes,
      name: text,
      recipeCategory: text,
      prepTime: duration,
      cookTime: duration,
      totalTime: duration,
      recipeYield: text,
      recipeIngredient: listOf(text),
      recipeInstructions: listOf(node('HowToStep')),
    },
    may: { ...written.may, aggregateRating: node('AggregateRating') },
  },
  HowToStep: { needs: { text } },
  AggregateRating: {
    needs: { ratingValue: number, ratingCount: number, bestRating: number, worstRating: number },
  },
  Event: {
    needs: {
      ...creative.needs,
      image: picturesOfThreeShapes,
      name: text,
      startDate: date,
      endDate: date,
      eventStatus: pattern('status of an event', /^https:\/\/schema\.org\/EventScheduled$/),
      location: node('Place'),
    },
    may: { ...creative.may, about: listOf(node('Thing')), subjectOf: node('WebSite') },
  },
  Place: { needs: { name: text, address: text } },
  Thing: { needs: { name: text } },
  ProfilePage: { needs: { inLanguage: language, mainEntity: node('Person') } },
  Person: {
    needs: { name: text, url },
    may: {
      jobTitle: text,
      description: text,
      image: square,
      sameAs: listOf(url),
      worksFor: node('NewsMediaOrganization'),
    },
  },
  NewsMediaOrganization: { needs: { name: text, url, logo: url } },
  WebSite: { needs: { name: text, url } },
  WebPageElement: { needs: { isAccessibleForFree: flag, cssSelector: pattern('class', /^\.[\w-]+$/) } },
  CorrectionComment: { needs: { text, datePublished: moment } },
  ImageObject: { needs: { contentUrl: picture }, may: { caption: text, creditText: text } },
  BreadcrumbList: { needs: { itemListElement: steps('item') } },
  ItemList: { needs: { itemListElement: steps('url') } },
  ListItem: { needs: { position: number, name: text }, may: { item: url, url } },
};

function typeOf(value: unknown): string {
  const isTyped = typeof value === 'object' && value !== null && '@type' in value;
  return isTyped ? String(value['@type']) : JSON.stringify(value);
}

function problemsOf(value: unknown): string[] {
  const type = typeOf(value);
  const shape = shapes[type];
  if (!shape || typeof value !== 'object' || value === null) return [`${type} is no known type`];
  const given = new Map(Object.entries(value).filter(([name]) => !name.startsWith('@')));
  const known = { ...shape.may, ...shape.needs };
  const missing = Object.keys(shape.needs).filter((name) => !given.has(name));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...[...given].flatMap(([name, one]) =>
      (known[name]?.(one) ?? ['is no property of it']).map((problem) => `${type}.${name}: ${problem}`),
    ),
  ];
}

/** The data of a page: each script says that it is schema.org's. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** What is wrong with a page's JSON-LD. */
export function jsonLdProblems(html: string): string[] {
  return jsonLdOf(html).flatMap((data) => [
    ...(data['@context'] === 'https://schema.org' ? [] : ['another context']),
    ...problemsOf(data),
  ]);
}
