/** Provider-specific behaviour: the scopes requested, the response's format, and which claims can be trusted. */
import type { SocialProvider } from '@portada/contract';
import * as v from 'valibot';
import type { ProviderClaims } from '../db/schema/social.ts';
import { normaliseEmail } from '../strings/email-address.ts';

/** A provider's response: the claims of its ID token, or of its userinfo endpoint. */
interface Answer {
  readonly claims: unknown;
  /** The parameters of the callback; Apple sends the reader's name there. */
  readonly parameters: URLSearchParams;
}

interface Provider {
  readonly scope: string;
  /** The callback is a form POST by the provider's page, not a redirect. */
  readonly postsBack: boolean;
  /** The client secret is sent in the header; by default in the body. */
  readonly secretInHeader: boolean;
  /** Parses a response. Throws if it does not identify the reader. */
  read(answer: Answer): { readonly subject: string; readonly claims: ProviderClaims };
}

const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given) => (typeof given === 'string' ? given : '')),
  ),
  '',
);
const address = v.pipe(text, v.transform(normaliseEmail));
const subject = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));
/** Apple has sent its booleans as strings. */
const verified = v.pipe(
  v.unknown(),
  v.transform((given) => given === true || given === 'true'),
);

const google = v.object({
  sub: subject,
  email: address,
  email_verified: v.optional(verified),
  given_name: text,
  family_name: text,
});

const apple = v.object({ sub: subject, email: address, email_verified: v.optional(verified) });
const appleUser = v.object({ name: v.object({ firstName: text, lastName: text }) });

const facebook = v.object({ id: subject, first_name: text, last_name: text, email: address });
const twitter = v.object({
  data: v.object({ id: subject, name: text, username: text, confirmed_email: address }),
});

export const providers: Readonly<Record<SocialProvider, Provider>> = {
  google: {
    scope: 'openid email profile',
    postsBack: false,
    secretInHeader: false,
    read({ claims }) {
      const { sub, email, email_verified, given_name, family_name } = v.parse(google, claims);
      return {
        subject: sub,
        claims: claimsOf(email, email_verified, { name: given_name, surname: family_name }),
      };
    },
  },
  apple: {
    scope: 'openid email name',
    // Apple requires `response_mode=form_post` for the scopes name and email.
    postsBack: true,
    secretInHeader: false,
    read({ claims, parameters }) {
      const { sub, email, email_verified } = v.parse(apple, claims);
      return { subject: sub, claims: claimsOf(email, email_verified, appleName(parameters.get('user'))) };
    },
  },
  facebook: {
    scope: 'public_profile email',
    postsBack: false,
    secretInHeader: false,
    read({ claims }) {
      const { id, first_name, last_name, email } = v.parse(facebook, claims);
      // Facebook does not tell whether an address is verified.
      return { subject: id, claims: claimsOf(email, false, { name: first_name, surname: last_name }) };
    },
  },
  twitter: {
    scope: 'users.read users.email tweet.read',
    postsBack: false,
    secretInHeader: true,
    read({ claims }) {
      const { id, name, username, confirmed_email } = v.parse(twitter, claims).data;
      return { subject: id, claims: claimsOf(confirmed_email, true, { nick: username, name }) };
    },
  },
};

function claimsOf(
  email: string,
  emailVerified: boolean | undefined,
  names: Partial<ProviderClaims>,
): ProviderClaims {
  return {
    nick: '',
    name: '',
    surname: '',
    ...names,
    email,
    emailVerified: email !== '' && emailVerified === true,
  };
}

/** Apple sends the name once, at the first login, unsigned: it prefills the form and is not trusted. */
function appleName(user: string | null): Partial<ProviderClaims> {
  try {
    const { name } = v.parse(appleUser, JSON.parse(user ?? ''));
    return { name: name.firstName, surname: name.lastName };
  } catch {
    return {};
  }
}
