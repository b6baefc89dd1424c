/** `portada/core`: what widgets share: the page, the reader, the API client, the site's addresses. */
import type { ReadableAtom } from 'nanostores';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PortadaEvents } from '../portada.d.ts';

/** The page variables as widgets read them: every field is present. */
export interface Page {
  readonly contentId: string;
  readonly site: Readonly<
    Record<'alias' | 'id' | 'mediaId' | 'name' | 'scheme' | 'staticUrl' | 'url', string>
  >;
  readonly siteUrl: string;
  readonly preview: boolean;
  readonly featureFlags: Readonly<Record<string, boolean>>;
  readonly webFeatures: Readonly<Record<string, boolean>>;
  readonly webRoutes: Readonly<Record<string, string>>;
  readonly apiUrl: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly environment: string;
  readonly demo: boolean;
}

/** The current reader; an empty `id` is an anonymous visitor. */
export interface Reader {
  readonly id: string;
  readonly nick: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly bulletin: boolean;
  readonly savedContentIds: readonly string[];
  readonly followedAuthorIds: readonly string[];
}

export const $page: ReadableAtom<Page>;
/** What the widgets speak: `es`, `ca`, or the page's own language where it brings texts. */
export const $language: ReadableAtom<string>;
/** The page's web features and feature flags in one map, with the changes of `setFlags`. */
export const $flags: ReadableAtom<Readonly<Record<string, boolean>>>;
/** Its first listener loads the session; without a session's cookie there is no request. */
export const $user: ReadableAtom<Reader>;
export const $loggedIn: ReadableAtom<boolean>;
export const $userState: ReadableAtom<'idle' | 'loading' | 'failed'>;
/** Fetches the reader's profile from the server, bypassing the cache. */
export function refreshUser(): Promise<void>;

/** Why a request failed. */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'server' | 'parse' | 'shape';

/** A failed request. */
export interface ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status, or the `httpCode` of the body; 0 where there was no response. */
  readonly status: number;
  readonly text: string;
  /** In how many seconds to try again, where the server says it. */
  readonly retryAfter: number | undefined;
  /** The `errorCode` of the body. */
  readonly code: string;
}
/** For `instanceof`. */
export const ApiError: abstract new (...given: never[]) => ApiError;

/** The failed requests of this page, oldest first. */
export const $errors: ReadableAtom<
  readonly { readonly message: string; readonly type: ApiErrorKind; readonly text: string }[]
>;

/** The definition of one call: path, payload and response. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path, with its parameters in braces: `/api/tides/{harbour}`. */
  readonly path: string;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<C extends Call> = [ParamNames<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<C['path']>, string> };
type Query<C extends Call> = C extends { query: infer Q extends GenericSchema }
  ? { query: InferInput<Q> }
  : { query?: undefined };
type Body<C extends Call> = C extends { body: infer B extends GenericSchema }
  ? { body: InferInput<B> }
  : { body?: undefined };

/**
 * Sends a call to the page's back end: with the session, within 10 seconds, equal requests in flight shared.
 *
 * @param cancel aborts the request, which is then no failure
 * @throws {ApiError} after recording it in `$errors`
 */
export function request<const C extends Call>(
  call: C,
  input: Params<C> & Query<C> & Body<C>,
  cancel?: AbortSignal,
): Promise<InferOutput<C['answer']>>;

/** Dispatches an event, on the document where no target is given. */
export function emit<Name extends keyof PortadaEvents>(
  target: EventTarget | null,
  name: Name,
  detail: PortadaEvents[Name],
): void;

/** The address of a named web route. */
export function routeUrl(
  name: 'login' | 'register' | 'user.profile' | 'user.saved' | 'user.authors' | 'user.newsletters',
): string;
/** The login screen, which leads back to this page. */
export function loginUrl(backUrl?: string): string;
