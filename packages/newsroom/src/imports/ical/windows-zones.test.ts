import { expect, test } from 'vitest';
import { windowsZone } from './windows-zones.ts';

test.each([
  ['Romance Standard Time', 'Europe/Paris'],
  ['romance standard time', 'Europe/Paris'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['GMT Standard Time', 'Europe/London'],
  ['UTC', 'Etc/UTC'],
  ['Eastern Standard Time', 'America/New_York'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Paris'],
  ['(GMT+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Paris'],
  ['(UTC+01:00) Bruselas, Copenhague, Madrid, París', 'Europe/Paris'],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 'Europe/London'],
  ['(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 'Europe/London'],
  ['(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', 'Europe/Kiev'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC-08:00) Pacific Time (US and Canada); Tijuana', 'America/Los_Angeles'],
  ['(UTC-11:00) Coordinated Universal Time-11', 'Etc/GMT+11'],
  ['Marte Standard Time', ''],
  ['(UTC+01:00) Atlantis', ''],
  ['', ''],
])('«%s» is «%s»', (name, zone) => {
  expect(windowsZone(name)).toBe(zone);
});
