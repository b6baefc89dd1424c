import type { SocialProvider } from '@portada/contract';
import type { ToldByProvider } from '../db/schema/social.ts';

/** A provider's name in the interface. */
export function providerName(provider: SocialProvider): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** A reader identified by a provider. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's permanent id of the reader; an e-mail address may change its owner. */
  readonly subject: string;
  readonly told: ToldByProvider;
}
