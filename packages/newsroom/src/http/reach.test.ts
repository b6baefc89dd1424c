import { expect, test } from 'vitest';
import { isPublic, publicReach } from './reach.ts';

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '172.32.0.1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', 'localhost', ''],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
  ],
  ...['2001::1', '2002:7f00:1::', '2001:db8::1'],
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

test('of the public network the ports of the web alone', () => {
  expect([80, 443, 22, 8080].filter((port) => publicReach.isAllowed('93.184.215.14', port))).toEqual([
    80, 443,
  ]);
});
