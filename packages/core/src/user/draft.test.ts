import { emptyUser } from '@portada/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setCookie, signIn } from '../../test/session.ts';
import { createDraft, forgetDrafts } from './draft.ts';
import { $user } from './store.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const fields = { title: 'El faro', text: 'Se apagó.' };

test('a draft that is empty is none, and one that is broken is none either', () => {
  const draft = createDraft('contribution:12');
  draft.keep({ title: 'x', text: '' });
  expect(draft.read()).toEqual({ title: 'x', text: '' });
  draft.keep({ title: '', text: '' });
  expect(sessionStorage).toHaveLength(0);
  for (const broken of ['{', 'null', '[1]', '"x"', '{"fields":{"title":4}}', '{"fields":[]}']) {
    sessionStorage.setItem('portada-draft:contribution:12', broken);
    expect(draft.read()).toEqual({});
  }
});

test('a draft survives a login and a logout of its reader, and is not shown to another', () => {
  const draft = createDraft('contribution:12');
  draft.keep(fields);
  signIn({ id: '7' });
  expect(draft.read()).toEqual(fields);
  draft.keep(fields);
  $user.set(emptyUser);
  expect(draft.read()).toEqual(fields);
  signIn({ id: '8' });
  expect(draft.read()).toEqual({});
});

test('a draft is another reader’s before their profile is there', () => {
  signIn({ id: '7' });
  const draft = createDraft('contribution:12');
  draft.keep(fields);
  $user.set(emptyUser);
  setCookie('8');
  expect(draft.read()).toEqual({});
  setCookie('7');
  expect(draft.read()).toEqual(fields);
});

test('a reader whose session ends while they write is who has written it', () => {
  signIn({ id: '7' });
  const draft = createDraft('contribution:12');
  draft.keep(fields);
  $user.set(emptyUser);
  setCookie('');
  draft.keep({ ...fields, text: 'Se apagó ayer.' });
  signIn({ id: '8' });
  expect(draft.read()).toEqual({});
});

test('a reader who logs out leaves no draft behind', () => {
  createDraft('contribution:12').keep(fields);
  sessionStorage.setItem('other', 'x');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
