import { alerts } from '@portada/contract/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { newAlerts, rememberAlert } from './alert-banner.store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('[ALRT-03] an alert is new until it has been shown, in this session', () => {
  expect(ids(newAlerts(alerts))).toEqual(['temporal-levante', 'acuerdo-estibadores']);
  rememberAlert('temporal-levante');
  rememberAlert('temporal-levante');
  expect(ids(newAlerts(alerts))).toEqual(['acuerdo-estibadores']);
  sessionStorage.clear();
  expect(ids(newAlerts(alerts))).toEqual(['temporal-levante', 'acuerdo-estibadores']);
});

test('[ALRT-03] ids of any kind are distinguished', () => {
  const odd = ['a b', 'a', 'b', 'á%20', '"', '💥', ' '].map((id) => ({
    id,
    title: '',
    text: '',
    link: null,
    image: null,
  }));
  rememberAlert('a b');
  rememberAlert('💥');
  expect(ids(newAlerts(odd))).toEqual(['a', 'b', 'á%20', '"', ' ']);
});

test('[ALRT-03] where nothing may be stored, alerts still show', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  rememberAlert('temporal-levante');
  expect(newAlerts(alerts)).toHaveLength(2);
});
