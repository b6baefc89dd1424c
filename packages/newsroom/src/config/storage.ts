/** Where uploads and clippings are kept, from `STORAGE_URL`: `s3://bucket/prefix?region=…&endpoint=…`. */
import { capitalise } from '@portada/shared/capitalise.ts';
import type { Environment } from './environment.ts';

export interface BucketSettings {
  readonly bucket: string;
  /** What every key begins with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** The address of another store than Amazon's. */
  readonly endpoint: string | undefined;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const known = ['region', 'endpoint'];

/** The settings, undefined for folders of this machine, or all that is wrong, in a sentence. */
export function readStorage(env: Environment): BucketSettings | string | undefined {
  const value = env.STORAGE_URL;
  if (!value) return undefined;
  const url = URL.parse(value);
  // The value itself may carry a key: it is not repeated.
  if (url?.protocol !== 's3:') return 'STORAGE_URL must have the form s3://bucket/prefix?region=….';
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const region = url.searchParams.get('region') || env.AWS_REGION || '';
  const endpoint = url.searchParams.get('endpoint') || undefined;
  const problems = [
    ...(BUCKET.test(url.hostname) ? [] : ['STORAGE_URL must name a bucket (s3://bucket/…)']),
    ...(prefix === '' || PREFIX.test(prefix)
      ? []
      : ['the path of STORAGE_URL must be of letters, digits, hyphens, dots and slashes']),
    ...(region ? [] : ['STORAGE_URL must name a region (?region=…), or AWS_REGION']),
    ...(endpoint === undefined || isWebAddress(endpoint)
      ? []
      : ['the endpoint of STORAGE_URL must be an address (https://host)']),
    ...(url.username || url.password || url.port
      ? ['STORAGE_URL must be without a password: the AWS client finds its own, as in AWS_ACCESS_KEY_ID']
      : []),
    ...[...url.searchParams.keys()]
      .filter((name) => !known.includes(name))
      .map((name) => `STORAGE_URL must be without ${name}, which is none of ${known.join(', ')}`),
    ...(env.UPLOAD_DIR ? ['UPLOAD_DIR must be left out beside STORAGE_URL'] : []),
  ];
  if (problems.length > 0) return capitalise(`${problems.join(', and ')}.`);
  return { bucket: url.hostname, prefix: prefix && `${prefix}/`, region, endpoint };
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
}
