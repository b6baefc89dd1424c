import type { SocialProvider } from '@portada/contract';

/** What a provider tells of a reader besides who they are. Texts that it does not tell are empty. */
export interface ToldByProvider {
  readonly nick: string;
  readonly name: string;
  readonly surname: string;
  /** In small letters, as every address here. */
  readonly email: string;
  /** Whether the provider says that the reader reads this address. Only such an address opens an account. */
  readonly emailVerified: boolean;
}

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
