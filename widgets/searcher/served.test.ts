import { searcherDates, searcherFilters } from '@portada/contract/fixtures';
import type { Control } from '@portada/ui/form/controls.ts';
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptName } from './filter-names.ts';
import { emptyQuery, type Query } from './query.ts';
import { takeServed } from './served.ts';
import { propsOf } from './test/props.ts';

beforeEach(() => sessionStorage.clear());

/** What becomes of a query where the fallback's form says this. */
function taken(html: string, query: Query = emptyQuery) {
  const form = document.createElement('form');
  form.innerHTML = html;
  const change = vi.fn();
  const props = propsOf({ textInput: true, filters: searcherFilters, dateFilters: searcherDates });
  const $state = atom({ query, status: 'shown', areDatesWrong: false, more: 'idle' } as const);
  takeServed({ $state, props, change }, [...form.querySelectorAll<Control>('input, select')]);
  return change.mock.calls.flat();
}

const text = (value: string) => `<input name="searchText" value="${value}">`;
const author = '<select name="author"><option value="31" selected>Clara Montes</option></select>';
const days = (start: string, end: string) =>
  `<input name="startDate" value="${start}"><input name="endDate" value="${end}">`;

test('[SEEK-02] a text and the values of filters are searched for, with the name of one that has no list', () => {
  expect(taken(text('faro') + author)).toEqual([{ text: 'faro', filters: { author: '31' } }]);
  const [, , predictive] = searcherFilters;
  expect(predictive && keptName(predictive, '31')).toBe('Clara Montes');
});

test('[SEEK-03] so are days: two, or one of them', () => {
  const dates = { start: '2026-11-01', end: '2026-11-10' };
  expect(taken(days('2026-11-01', '2026-11-10'))).toMatchObject([{ dates }]);
  expect(taken(days('', '2026-11-10'))).toMatchObject([
    { dates: { start: '2026-11-10', end: '2026-11-10' } },
  ]);
  expect(taken(days('2026-11-10', '2026-11-01'))).toEqual([]);
});

test('what the address has asked for already is not asked again, and what was emptied is nothing', () => {
  const dates = { start: '2026-11-01', end: '2026-11-10', preset: 'lastMonth' } as const;
  const query: Query = { text: 'faro', filters: { author: '31' }, dates };
  expect(taken(text('faro') + author + days('2026-11-01', '2026-11-10'), query)).toEqual([]);
  expect(taken(`${text('')}<select name="author"><option value=""></option></select>`, query)).toEqual([
    { text: '', filters: {} },
  ]);
  expect(taken(days('', ''), query)).toEqual([{ text: 'faro', filters: { author: '31' }, dates: null }]);
});
