/** The identities at a fake provider. */
import { createHash } from 'node:crypto';
import type { SocialProvider } from '@portada/contract';
import * as v from 'valibot';

export interface Person {
  readonly name: string;
  readonly surname: string;
  /** Empty for a person without an address. */
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The first three have accounts in the seed, with the same address. */
export const people: Readonly<Record<string, Person>> = {
  marina: { name: 'Marina', surname: 'Ferrer Oliva', email: 'lectora@example.com', emailVerified: true },
  claudia: { name: 'Claudia', surname: 'Rey Amat', email: 'social@example.com', emailVerified: true },
  hugo: { name: 'Hugo', surname: 'Navarro Gil', email: 'pendiente@example.com', emailVerified: true },
  berta: { name: 'Berta', surname: 'Soler Pons', email: 'berta@example.com', emailVerified: true },
  nil: { name: 'Nil', surname: 'Batlle Coma', email: '', emailVerified: false },
};

const ownPerson = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
  verified: v.optional(v.string()),
});

/** The person chosen in the page's form: one of the sample, or a typed one. */
export function chosenPerson(form: unknown): Person | undefined {
  const sample = v.safeParse(v.object({ person: v.picklist(Object.keys(people)) }), form);
  if (sample.success) return people[sample.output.person];
  const own = v.safeParse(ownPerson, form);
  if (!own.success) return undefined;
  const { name, email, verified } = own.output;
  return { name, surname: '', email, emailVerified: verified === 'yes' };
}

/** A person has a stable id at each provider, and a different one at every other. */
export function subjectOf(provider: SocialProvider, { name, email }: Person): string {
  return createHash('sha256')
    .update(`${provider} ${email || name}`)
    .digest('hex')
    .slice(0, 24);
}
