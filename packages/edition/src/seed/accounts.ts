/** The seeded accounts, one for each state of an account. The README lists them. */

import type { Database } from '@portada/newsroom';
import { hashPassword, PUBLISHED_PASSWORD, type publishedEmails } from '@portada/newsroom';
import { users } from '@portada/newsroom/schema';

type NewUser = typeof users.$inferInsert;

export interface SeedAccount {
  readonly email: (typeof publishedEmails)[number];
  /** What the account demonstrates. */
  readonly purpose: string;
  readonly fields: Omit<NewUser, 'email' | 'passwordHash'>;
  /** Whether it has the seed's password; legacy and social accounts have none. */
  readonly hasPassword: boolean;
}

export const seedAccounts: readonly SeedAccount[] = [
  {
    email: 'lectora@example.com',
    purpose: 'complete profile',
    hasPassword: true,
    fields: {
      nick: 'Marina',
      name: 'Marina',
      surname: 'Ferrer Oliva',
      birthdate: '1988-04-17',
      phone: '600123456',
      address: 'Calle del Faro, 12, 3.º B',
      postalCode: '43004',
      city: 'Tarragona',
      province: 'T',
      country: 'ES',
      bulletin: true,
    },
  },
  {
    email: 'lector@example.com',
    purpose: 'reads in Catalan',
    hasPassword: true,
    fields: {
      nick: 'Jordi',
      lang: 'ca',
      name: 'Jordi',
      surname: 'Puig i Soler',
      birthdate: '1975-10-02',
      phone: '600654321',
      address: 'Carrer de la Llotja, 5',
      postalCode: '43004',
      city: 'Tarragona',
      province: 'T',
      country: 'ES',
    },
  },
  {
    email: 'incompleta@example.com',
    purpose: 'no name or birth date yet',
    hasPassword: true,
    fields: { nick: 'Nerea' },
  },
  {
    email: 'antigua@example.com',
    purpose: 'from the old system: must set a new password',
    hasPassword: false,
    fields: {
      nick: 'Remedios',
      kind: 'legacy',
      name: 'Remedios',
      surname: 'Gallardo Ruiz',
      birthdate: '1956-01-30',
    },
  },
  {
    email: 'pendiente@example.com',
    purpose: 'e-mail not validated',
    hasPassword: true,
    fields: {
      nick: 'Hugo',
      status: 'pending',
      name: 'Hugo',
      surname: 'Navarro Gil',
      birthdate: '2001-07-08',
    },
  },
  {
    email: 'demo@example.com',
    purpose: 'demo account: cannot be deleted',
    hasPassword: true,
    fields: {
      nick: 'Demo',
      kind: 'demo',
      name: 'Vera',
      surname: 'Demo',
      birthdate: '1990-01-01',
      nif: '12345678Z',
      alternativeEmail: 'vera@example.com',
      demoBulletin: true,
    },
  },
  {
    email: 'social@example.com',
    purpose: 'came by Google: has no password',
    hasPassword: false,
    fields: {
      nick: 'Claudia',
      socialProvider: 'google',
      name: 'Claudia',
      surname: 'Rey Amat',
      birthdate: '1995-12-24',
    },
  },
];

/** Adds the accounts, unless one of them exists already. */
export async function addSeedAccounts(db: Database): Promise<void> {
  // One hash for all: they share the password, which is public.
  const passwordHash = await hashPassword(PUBLISHED_PASSWORD);
  const rows = seedAccounts.map(
    ({ email, fields, hasPassword }): NewUser => ({
      status: 'active',
      ...fields,
      email,
      passwordHash: hasPassword ? passwordHash : null,
      termsAcceptedAt: new Date(),
    }),
  );
  await db.insert(users).values(rows).onConflictDoNothing();
}
