import type { SocialProvider } from '@portada/contract';
import type { ToldByProvider } from '../db/schema/social.ts';

/** A provider as readers know it. */
export function providerName(provider: SocialProvider): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}

/** Somebody whom a provider has recognised. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** The provider's own, lasting id of the reader; addresses change hands, this does not. */
  readonly subject: string;
  readonly told: ToldByProvider;
}
