import { expect } from 'vitest';
import { addReader, PASSWORD } from '../../support/accounts.ts';
import type { Deployment } from '../../support/deployment.ts';
import type { Visitor } from '../../support/visitor.ts';

/** A reader who has logged in. */
export async function enter(all: Deployment): Promise<Visitor> {
  const visitor = all.visitor();
  const { email } = await addReader(all.db);
  expect((await visitor.post('/api/front/user/login', { email, password: PASSWORD })).status).toBe(200);
  return visitor;
}

export const profileOf = (visitor: Visitor) => visitor.get('/api/front/user/profile');
