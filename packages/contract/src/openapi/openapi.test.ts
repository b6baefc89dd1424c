import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import * as fixtures from '../fixtures/index.ts';
import { type CallExample, examples } from './examples.ts';
import { componentSchemas, type Operation, openApiDocument } from './index.ts';

const document = openApiDocument('1.2.3');

/** The document after serialisation. */
const read: unknown = JSON.parse(JSON.stringify(document));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function parametersOf(operation: Operation, place: 'path' | 'query') {
  return (operation.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name);
}

/** Section 7 of the specification, by exact method and path. */
const specified = [
  ['post', '/api/front/newsletter/{email}'],
  ['get', '/api/front/paywall/{relativeVersionId}/messages'],
  ['get', '/api/front/user/profile'],
  ['patch', '/api/front/user/profile'],
  ['post', '/api/front/user/login'],
  ['post', '/api/front/user/logout'],
  ['post', '/api/front/user/recover-password'],
  ['post', '/api/front/user/resend-validation-mail'],
  ['post', '/api/front/user/register'],
  ['post', '/api/front/user/change-password'],
  ['post', '/api/front/user/bulletin'],
  ['post', '/api/bookmark/content/{id}'],
  ['delete', '/api/bookmark/content/{id}'],
  ['post', '/api/bookmark/taxon/{id}'],
  ['delete', '/api/bookmark/taxon/{id}'],
  ['get', '/api/front/user/saved-contents/'],
  ['get', '/api/front/user/followed-authors/'],
  ['post', '/api/front/user/delete'],
  ['post', '/api/front/user/nick'],
  ['get', '/api/front/user/login/{provider}'],
  ['get', '/webapi/searcher/'],
  ['get', '/webapi/searcher/{cursor}'],
  ['get', '/webapi/shows/search/'],
  ['get', '/webapi/shows/search/{cursor}'],
  ['get', '/api/front/streaming/list'],
  ['get', '/api/front/streaming/list/{excludeId}'],
] as const;

describe('the document', () => {
  test('is OpenAPI 3.1 of the given version', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Portada', version: '1.2.3' });
  });

  test.each(specified)('[API-10] contains %s %s', (method, path) => {
    expect(document.paths[path]?.[method]).toBeDefined();
  });

  test('calls beyond the specification live under /api/front/', () => {
    const specifiedCalls = new Set<string>(specified.map(([method, path]) => `${method} ${path}`));
    for (const { path, method } of operations) {
      if (!specifiedCalls.has(`${method} ${path}`)) expect(path).toMatch(/^\/api\/front\//);
    }
  });

  test('every call has its operation, with a unique id', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const others = ['socialLogin', 'createUpload', 'getUploadOffset', 'appendToUpload', 'deleteUpload'];
    expect(names.toSorted()).toEqual([...Object.keys(calls), ...others].toSorted());
  });

  test('every parameter of a path is declared, and no other', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parametersOf(operation, 'path'), path).toEqual(inPath);
    }
  });

  test('every reference resolves', () => {
    const references = [...JSON.stringify(read).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(50);
    for (const target of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(target ?? '')?.[1] ?? '';
      expect(document.components.schemas, target).toHaveProperty(name);
    }
  });

  test('every call has a summary, a response and its errors, and a body only where it has one', () => {
    for (const { method, operation } of operations) {
      expect(operation.summary.length).toBeGreaterThan(5);
      if (method === 'get' || method === 'delete') expect(operation).not.toHaveProperty('requestBody');
      if (!(operation.operationId in calls)) continue;
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '429', '500']));
    }
  });

  test('operations that require a session declare it', () => {
    const closed = operations.filter(({ operation }) => operation.security?.length);
    for (const { operation } of closed) expect(operation.responses).toHaveProperty('401');
    const names = closed.map(({ operation }) => operation.operationId);
    expect(names).toEqual(expect.arrayContaining(['getProfile', 'saveContent', 'postComment', 'votePoll']));
    for (const open of ['search', 'subscribe', 'login', 'rateRecipe']) expect(names).not.toContain(open);
  });

  test('[SEEK-07] the searcher’s query is declared, filterValues and dateValue as JSON, numbers as numbers', () => {
    const search = document.paths['/webapi/searcher/']?.get;
    expect(search && parametersOf(search, 'query')).toEqual(
      expect.arrayContaining([
        'filterValues',
        'dateValue',
        'searchText',
        'categoryId',
        'moduleId',
        'type',
        'limit',
        'page',
      ]),
    );
    const parameter = (name: string) => search?.parameters?.find((one) => one.name === name);
    expect(parameter('filterValues')).toHaveProperty('content.application/json.schema.type', 'object');
    expect(parameter('dateValue')).toHaveProperty('content.application/json.schema.required', [
      'start',
      'end',
    ]);
    expect(parameter('limit')).toHaveProperty('schema.type', 'integer');
    expect(parameter('limit')?.required).toBe(false);
  });

  test('[ACCT-40][ACCT-43] the reader’s id is required in the query', () => {
    for (const list of ['saved-contents', 'followed-authors']) {
      const parameters = document.paths[`/api/front/user/${list}/`]?.get?.parameters;
      expect(parameters).toEqual([expect.objectContaining({ name: 'userId', in: 'query', required: true })]);
    }
  });

  test('[LOGIN-03][LOGIN-04] social login is a navigation for four providers, with or without backUrl', () => {
    const [provider, backUrl] = document.paths['/api/front/user/login/{provider}']?.get?.parameters ?? [];
    expect(provider?.schema?.enum).toEqual(['facebook', 'twitter', 'google', 'apple']);
    expect(backUrl).toMatchObject({ name: 'backUrl', required: false });
  });

  test('files are sent as form data', () => {
    expect(document.paths['/api/front/contribution/{callId}']?.post?.requestBody).toHaveProperty(
      ['content', 'multipart/form-data', 'schema', 'properties', 'file'],
      { type: 'string', format: 'binary' },
    );
  });
});

describe('its schemas', () => {
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: 'portada', components: { schemas: componentSchemas() } });

  /** The errors of a value against a component, by the document alone. */
  function broken(component: string, value: unknown) {
    const validate = ajv.getSchema(`portada#/components/schemas/${component}`);
    if (!validate) throw new Error(`no ${component}`);
    return validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors;
  }

  test.each<[string, unknown[]]>([
    ['User', [fixtures.reader, fixtures.incompleteReader, fixtures.socialReader, fixtures.demoReader]],
    ['ContentCard', [...fixtures.contentCards, fixtures.catalanCard, fixtures.slotCard]],
    ['AuthorCard', fixtures.authors],
    ['Newsletter', fixtures.newsletters],
    ['Alert', fixtures.alerts],
    ['Streaming', fixtures.streamings],
    ['PaywallMessage', fixtures.paywallMessages],
    ['PaywallData', [fixtures.paywallCookieData]],
    ['Show', fixtures.shows],
    ['ScheduleCard', fixtures.scheduleAround(new Date())],
    ['Channel', fixtures.channels],
    ['NavItem', fixtures.navItems],
    ['HotTopic', fixtures.hotTopics],
    [
      'SearcherAnswer',
      [fixtures.firstResults, fixtures.lastResults, fixtures.poorResults, fixtures.noResults],
    ],
    ['FilterDefinition', fixtures.searcherFilters],
    ['DateFilters', [fixtures.searcherDates]],
    ['Video', [fixtures.harbourVideo]],
    ['Audio', [fixtures.podcast]],
    ['AdPosition', fixtures.adPositions],
    ['Forecast', [fixtures.harbourForecast]],
    ['Poll', [fixtures.openPoll, fixtures.votedPoll, fixtures.severalVotedPoll, fixtures.closedPoll]],
    ['CommentThread', fixtures.comments.comments],
    ['OwnComment', fixtures.ownComments.comments],
    ['RecipeRating', [fixtures.suquetRating]],
    ['Site', [fixtures.spanishSite, fixtures.catalanSite]],
    ['Error', [fixtures.wrongCredentials, fixtures.legacyPassword, fixtures.emailNotValidated]],
  ])('%s takes the example data', (component, values) => {
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(broken(component, value)).toEqual([]);
  });

  test('reject invalid values', () => {
    expect(broken('ContentCard', { title: 'no id' })).not.toEqual([]);
    expect(broken('User', { ...fixtures.reader, bulletin: 'yes' })).not.toEqual([]);
    expect(broken('PaywallMessage', { id: '1', type: 'popup' })).not.toEqual([]);
    expect(broken('Success', {})).not.toEqual([]);
  });
});

describe('the examples', () => {
  const byName = new Map<string, Call>(Object.entries(calls));
  const cases = Object.entries<CallExample>(examples);

  /** As sent: query parameters are text. */
  const onTheWire = (query: CallExample['query']) =>
    query &&
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    );

  test.each(cases)('of %s are valid by its schemas', (name, { query, body, answer }) => {
    const call = byName.get(name);
    if (call?.query) expect(v.is(call.query, onTheWire(query) ?? {})).toBe(true);
    if (call?.body) expect(v.is(call.body, body)).toBe(true);
    else expect(body).toBeUndefined();
    expect(call && v.is(call.answer, answer)).toBe(true);
  });

  test('exist for every call, for its body and for its errors, and are in the document', () => {
    for (const { operation } of operations) {
      const { operationId, requestBody, responses } = operation;
      for (const [status, { content }] of Object.entries(responses)) {
        if (content)
          expect(content['application/json'], `${operationId} ${status}`).toHaveProperty('example');
      }
      if (!(operationId in calls)) continue;
      expect(responses[200]?.content, operationId).toBeDefined();
      if (requestBody) expect(JSON.stringify(requestBody), operationId).toContain('"example":');
    }
    const login = document.paths['/api/front/user/login']?.post;
    expect(login?.requestBody).toHaveProperty('content.application/json.example.email');
    const search = document.paths['/webapi/searcher/']?.get?.parameters ?? [];
    expect(search.find(({ name }) => name === 'limit')?.example).toBe(10);
    expect(search.find(({ name }) => name === 'filterValues')?.content).toHaveProperty(
      'application/json.example.section',
      'cultura',
    );
  });
});
