/** The configuration from environment variables, read and validated once at start. */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseLimits, readDatabaseLimits } from './database-limits.ts';
import type { Environment } from './environment.ts';
import { type ObservationSettings, readObservation } from './observation.ts';
import { lackingInProduction } from './production.ts';
import { type Profiles, readProfiles } from './profiles.ts';
import { readProxies } from './proxies.ts';
import { type PushSettings, readPush } from './push.ts';
import { readSocialSettings, type SocialSettings } from './social.ts';
import { type BucketSettings, readStorage } from './storage.ts';

export interface Config {
  readonly port: number;
  /** The address, or the name of one, that is listened on; undefined for all of this machine. */
  readonly host: string | undefined;
  /** The data directory: PGlite, clipped pictures, uploads. */
  readonly dataDir: string;
  /** The PostgreSQL to connect to; by default PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The connections to PostgreSQL, and how long each may be busy. */
  readonly databaseLimits: DatabaseLimits;
  /** The SMTP server; without one emails are stored in the database and shown at `/correo/`. */
  readonly smtpUrl: string | undefined;
  readonly uploadDir: string;
  /** Where uploads and clippings are kept; undefined for folders of this machine. */
  readonly storage: BucketSettings | undefined;
  /** The publisher's media: `pictures/{id}.jpg`, `hls/…` and `audio/…`. */
  readonly mediaDir: string;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether `SITE_URL` is set: only then pages ignore the request's host. */
  readonly siteUrlFixed: boolean;
  readonly environment: 'production' | 'development' | 'test';
  /** Trusted proxies, whose `X-Forwarded-*` headers are used. */
  readonly trustProxy: readonly string[];
  /** The sender of every email. */
  readonly mailFrom: string;
  /** Where a publisher's readers write to. */
  readonly contactEmail: string;
  /** A publisher's profiles on other services. */
  readonly profiles: Profiles;
  /** What the process tells about itself. */
  readonly observation: ObservationSettings;
  /** Whether rate limits apply. `RATE_LIMITS=off` disables them for test runs; never in production. */
  readonly rateLimits: boolean;
  /** The showroom: undefined for none, empty for one without a key, else its key. */
  readonly showroom: string | undefined;
  /** Whether readers are asked before ads and what others serve come to their pages. */
  readonly asksConsent: boolean;
  /** The memory for responses that are the same for everybody; 0 for none. */
  readonly cacheBytes: number;
  /** The keys of Web Push; without them nothing of it is offered. */
  readonly push: PushSettings | undefined;
  /** The configured social providers. */
  readonly social: SocialSettings;
  /** The timeout of requests to a social provider. */
  readonly socialTimeoutMs: number;
}

/** A reason not to start that the person at the terminal can act on: shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Invalid arguments: reported like a `StartError`, with the exit code 2. */
export class UsageError extends StartError {}

/** The repository's root, where `dist/` and the default `DATA_DIR` are. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Shorter than a reader would wait: a login may need several requests to the provider, one after another. */
const SOCIAL_TIMEOUT_MS = 5_000;

/** The minimum length of the showroom's key, which grants access to paywalled texts. */
const SHOWROOM_KEY_LENGTH = 16;

/** Enough for some thousand pages. */
const DEFAULT_CACHE_MB = 64;

const environments = ['production', 'development', 'test'] as const;

/**
 * Reads the configuration. Throws a `StartError` that tells of all invalid values, each in a line.
 *
 * @param alsoLacking what is missing in production besides settings, each as a clause
 */
export function readConfig(env: Environment, alsoLacking: readonly string[] = []): Config {
  const problems: string[] = [];
  /** What is invalid is as if it were not set, until all of it is told. */
  const read = <Value>(from: (env: Environment) => Value): Value => {
    try {
      return from(env);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.push(error.message);
      return from({});
    }
  };
  const port = read(({ PORT }) => readPort(PORT));
  const environment = read(({ ENVIRONMENT, NODE_ENV }) => readEnvironment(ENVIRONMENT || NODE_ENV));
  const site = read(({ SITE_URL }) => readOrigin(SITE_URL));
  const dataDir = resolve(repositoryRoot, env.DATA_DIR || '.data');
  const config: Config = {
    port,
    host: env.LISTEN_HOST || undefined,
    dataDir,
    databaseUrl: read((from) => readUrl('DATABASE_URL', from, ['postgres:', 'postgresql:']))?.href,
    databaseLimits: read((from) => valid(readDatabaseLimits(from))),
    smtpUrl: read((from) => readUrl('SMTP_URL', from, ['smtp:', 'smtps:']))?.href,
    uploadDir: resolve(repositoryRoot, env.UPLOAD_DIR || resolve(dataDir, 'uploads')),
    storage: read((from) => valid(readStorage(from))),
    mediaDir: resolve(repositoryRoot, env.MEDIA_DIR || resolve(dataDir, 'media')),
    siteUrl: site?.origin ?? `http://localhost:${port}`,
    siteUrlFixed: site !== undefined,
    environment,
    trustProxy: read(({ TRUST_PROXY }) => valid(readProxies(TRUST_PROXY || undefined))),
    mailFrom: env.MAIL_FROM || `no-reply@${site?.hostname ?? 'localhost'}`,
    contactEmail: read(({ CONTACT_EMAIL }) => readContact(CONTACT_EMAIL, site)),
    profiles: read((from) => valid(readProfiles(from))),
    observation: read((from) => valid(readObservation(from, environment === 'production' ? 'info' : 'warn'))),
    rateLimits: environment === 'production' || env.RATE_LIMITS !== 'off',
    showroom: read(({ SHOWROOM }) => readShowroom(SHOWROOM, environment)),
    asksConsent: read(({ CONSENT }) => readConsentSetting(CONSENT)),
    cacheBytes: read(({ CACHE_MB }) => readCache(CACHE_MB, environment)),
    push: read((from) => valid(readPush(from))),
    social: read((from) => valid(readSocialSettings(from))),
    socialTimeoutMs: SOCIAL_TIMEOUT_MS,
  };
  const lacking = environment === 'production' ? [...lackingInProduction(env, site), ...alsoLacking] : [];
  if (lacking.length > 0) problems.push(`In production ${lacking.join(', and ')}.`);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

/** Creates the writable directories. Throws a `StartError` on failure. */
export function prepareDirectories(config: Config): void {
  const folders = [
    ['DATA_DIR', config.dataDir],
    ...(config.storage ? [] : [['UPLOAD_DIR', config.uploadDir] as const]),
  ] as const;
  for (const [name, path] of folders) {
    try {
      makeDirectory(path);
      accessSync(path, constants.W_OK);
    } catch {
      throw new StartError(`${name} ${path} cannot be written to.`);
    }
  }
}

/** Level by level: Node's own recursion never ends where a file system of the kernel refuses, as `/proc` does. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}

function readPort(value: string | undefined): number {
  const port = Number(value || '4100');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT ${value} is not a port number (0 to 65535).`);
  }
  return port;
}

/** Without a path: the newsroom's pages and calls begin at the root of their host. */
function readOrigin(value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new StartError('SITE_URL is not an origin of the form https://host, without a path.');
  }
  return url;
}

function readUrl(name: string, env: Environment, protocols: readonly string[]): URL | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !protocols.includes(url.protocol)) {
    // The value itself may carry a password: it is not repeated.
    throw new StartError(`${name} is not an address of the form ${protocols[0]}//host/….`);
  }
  return url;
}

function readContact(value: string | undefined, site: URL | undefined): string {
  if (!value) return `hola@${site?.hostname ?? 'localhost'}`;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(value)) throw new StartError('CONTACT_EMAIL is not an e-mail address.');
  return value;
}

function readShowroom(value: string | undefined, environment: Config['environment']): Config['showroom'] {
  if (!value) return environment === 'production' ? undefined : '';
  if (value === 'off') return undefined;
  if (value.length < SHOWROOM_KEY_LENGTH) {
    throw new StartError(`SHOWROOM is off, or a key of ${SHOWROOM_KEY_LENGTH} characters or more.`);
  }
  return value;
}

function readConsentSetting(value: string | undefined): boolean {
  if (value && !['required', 'off'].includes(value)) throw new StartError('CONSENT is `required` or `off`.');
  return value === 'required';
}

/** In development what a template shows is to be seen at once. */
function readCache(value: string | undefined, environment: Config['environment']): number {
  const megabytes = Number(value || (environment === 'production' ? DEFAULT_CACHE_MB : 0));
  if (!Number.isInteger(megabytes) || megabytes < 0) {
    throw new StartError(`CACHE_MB ${value} is not a whole number of megabytes.`);
  }
  return megabytes * 2 ** 20;
}

/** Settings, unless they were read as the reason why they are invalid. */
function valid<Settings extends object | undefined>(settings: Settings | string): Settings {
  if (typeof settings === 'string') throw new StartError(settings);
  return settings;
}

function readEnvironment(value: string | undefined): Config['environment'] {
  if (!value) return 'development';
  const environment = environments.find((name) => name === value);
  if (!environment) throw new StartError(`ENVIRONMENT ${value} is none of ${environments.join(', ')}.`);
  return environment;
}
