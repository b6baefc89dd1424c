import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { readConfig, StartError } from '../../src/config/config.ts';
import { clientSecret } from '../../src/social/client-secret.ts';

const secret = 'muy-secreto';

describe('the settings of the social providers', () => {
  test('there are none by default', () => {
    expect(readConfig({}).social).toEqual({});
  });

  test('a client id and secret configure a provider, at its usual endpoints', () => {
    const { social } = readConfig({
      SOCIAL_GOOGLE_CLIENT_ID: 'g',
      SOCIAL_GOOGLE_CLIENT_SECRET: secret,
      SOCIAL_FACEBOOK_CLIENT_ID: 'f',
      SOCIAL_FACEBOOK_CLIENT_SECRET: secret,
    });
    expect(social.google).toEqual({
      clientId: 'g',
      secret,
      server: { issuer: 'https://accounts.google.com' },
    });
    expect(social.facebook).toMatchObject({
      clientId: 'f',
      server: { token: expect.stringMatching(/^https:/) },
    });
    expect(Object.keys(social)).toEqual(['facebook', 'google']);
  });

  test('another issuer replaces the usual one', () => {
    const { social } = readConfig({
      SOCIAL_GOOGLE_CLIENT_ID: 'g',
      SOCIAL_GOOGLE_CLIENT_SECRET: secret,
      SOCIAL_GOOGLE_ISSUER: 'https://id.example',
    });
    expect(social.google?.server).toEqual({ issuer: 'https://id.example' });
  });

  test.each([
    [{ SOCIAL_TWITTER_CLIENT_ID: 't' }, /SOCIAL_TWITTER_CLIENT_ID.*secret/],
    [{ SOCIAL_APPLE_CLIENT_ID: 'a', SOCIAL_APPLE_TEAM_ID: 't', SOCIAL_APPLE_KEY_ID: 'k' }, /SOCIAL_APPLE/],
    [
      {
        SOCIAL_GOOGLE_CLIENT_ID: 'g',
        SOCIAL_GOOGLE_CLIENT_SECRET: secret,
        SOCIAL_GOOGLE_ISSUER: 'http://id.example',
      },
      /SOCIAL_GOOGLE_ISSUER/,
    ],
  ])('what is half a setting is a reason not to start: %j', (env, words) => {
    expect(() => readConfig(env)).toThrow(StartError);
    expect(() => readConfig(env)).toThrow(words);
    expect(() => readConfig(env)).not.toThrow(secret);
  });

  test('Apple’s client secret is a JWT signed with the publisher’s key, valid for a day', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const pem = await exportPKCS8(privateKey);
    const { social } = readConfig({
      SOCIAL_APPLE_CLIENT_ID: 'example.diario',
      SOCIAL_APPLE_TEAM_ID: 'TEAM',
      SOCIAL_APPLE_KEY_ID: 'KEY',
      SOCIAL_APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    });
    const signed = await clientSecret(social.apple?.secret ?? '', 'example.diario', new Date());
    expect(decodeProtectedHeader(signed)).toEqual({ alg: 'ES256', kid: 'KEY' });
    const { exp = 0, iat = 0, ...claims } = decodeJwt(signed);
    expect(claims).toEqual({ iss: 'TEAM', sub: 'example.diario', aud: 'https://appleid.apple.com' });
    expect(exp - iat).toBe(86_400);
  });
});
