/** The paywall as a JSON file, which `pnpm newsroom paywall` exports and imports. */
import { floatPositions, languages, paywallTypes } from '@portada/contract';
import * as v from 'valibot';
import type { Misfit } from '../data-files/checked-json.ts';
import { accessLevels, contentKinds } from '../db/schema/content.ts';
import { periods, roles } from '../db/schema/paywall.ts';

/** The maximum that fits in an anonymous reader's cookie. */
const MOST_READS = 100;
const LONGEST_TEXT = 500;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be of letters, digits, - and _'));
const text = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)));
/** A path of the site, or a URL of another one. */
const address = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/, 'must be a path, or begin with https://'),
  ),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_READS));
const listOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  v.optional(v.array(v.picklist(names)), []);

const message = v.strictObject({
  id,
  type: v.picklist(paywallTypes),
  canBeClosed: v.boolean(),
  logo: address,
  logoText: text,
  logoUrl: address,
  smallText: text,
  principalText: text,
  aboveButtonText: text,
  buttonText: text,
  buttonUrl: address,
  button2Text: text,
  button2Url: address,
  underButtonText: text,
  bottomText: text,
  bottomUrl: address,
  position: v.optional(v.picklist(floatPositions)),
  counterText: text,
  maxConsumedContent: v.optional(count),
});

const rule = v.strictObject({
  conditionName: id,
  sections: v.optional(v.array(id), []),
  kinds: listOf(contentKinds),
  access: listOf(accessLevels),
  roles: listOf(roles),
  limit: v.nullable(count),
  period: v.optional(v.picklist(periods), 'month'),
  openMessageIds: v.optional(v.array(id), []),
  closedMessageIds: v.optional(v.array(id), []),
});

const version = v.strictObject({
  id,
  site: v.picklist(languages),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT)),
  isPublished: v.boolean(),
  rules: v.array(rule),
  messages: v.array(message),
});
export type VersionInFile = v.InferOutput<typeof version>;
export type MessageInFile = v.InferOutput<typeof message>;

export const paywallFile = v.strictObject({ versions: v.array(version) });
export type PaywallFile = v.InferOutput<typeof paywallFile>;

/** Reports parts of a file that do not match. */
export function paywallMisfits({ versions }: PaywallFile): Misfit[] {
  const messages = versions.flatMap((one, index) =>
    one.messages.map(({ id }, messageIndex) => ({
      name: id,
      path: ['versions', index, 'messages', messageIndex, 'id'],
    })),
  );
  return [
    ...twice(versions.map(({ id }, index) => ({ name: id, path: ['versions', index, 'id'] }))),
    ...twice(messages),
    ...twice(
      versions.flatMap(({ site, isPublished }, index) =>
        isPublished ? { name: `${site} published`, path: ['versions', index, 'isPublished'] } : [],
      ),
    ),
    ...versions.flatMap((one, index) =>
      misfitsOfVersion(one).map(({ path, message }) => ({ path: ['versions', index, ...path], message })),
    ),
  ];
}

interface NameAtPath {
  readonly name: string;
  readonly path: readonly (string | number)[];
}

function twice(named: readonly NameAtPath[]): Misfit[] {
  const again = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) < index);
  return again.map(({ name, path }) => ({ path, message: `"${name}" is there twice` }));
}

function misfitsOfVersion({ rules, messages }: VersionInFile): Misfit[] {
  const byId = new Map(messages.map((one) => [one.id, one]));
  const names = rules.map(({ conditionName }, index) => ({
    name: conditionName,
    path: ['rules', index, 'conditionName'],
  }));
  return [
    ...twice(names),
    ...rules.flatMap(({ openMessageIds, closedMessageIds, limit }, index) => {
      const check = (list: 'openMessageIds' | 'closedMessageIds', ids: readonly string[]) =>
        ids.flatMap((messageId, messageIndex): Misfit[] => {
          const problem = problemOf(byId.get(messageId), list === 'openMessageIds', limit);
          return problem
            ? [{ path: ['rules', index, list, messageIndex], message: `"${messageId}" ${problem}` }]
            : [];
        });
      return [...check('openMessageIds', openMessageIds), ...check('closedMessageIds', closedMessageIds)];
    }),
  ];
}

function problemOf(
  found: MessageInFile | undefined,
  isOpen: boolean,
  limit: number | null,
): string | undefined {
  if (!found) return 'is no message of this version';
  if (isOpen && found.type === 'modal' && !found.canBeClosed) {
    return 'would lock what may be read: it cannot be closed';
  }
  if (found.type === 'counter' && limit !== null && (found.maxConsumedContent ?? limit) !== limit) {
    return `counts to ${found.maxConsumedContent}, but the limit is ${limit}`;
  }
  return undefined;
}
