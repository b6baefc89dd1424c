import type { SocialProvider } from '@portada/contract';
import { capitalise } from '@portada/shared/capitalise.ts';
import type { ProviderClaims } from '../db/schema/social.ts';

/** A provider's name in the interface. */
export function providerName(provider: string): string {
  return provider === 'twitter' ? 'X (Twitter)' : capitalise(provider);
}

/** A reader identified by a provider. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's permanent id of the reader; an e-mail address may change its owner. */
  readonly subject: string;
  readonly claims: ProviderClaims;
}
