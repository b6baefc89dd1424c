/** JSON-LD of an author's page. */
import { clippingUrl } from '@portada/shared/clipping.ts';
import type { FastifyRequest } from 'fastify';
import type { AuthorProfile } from '../content/authors.ts';
import { organisation, person } from '../render/json-ld.ts';

/** The page of a person who writes for the publisher, with their profiles elsewhere. */
export function profileData(
  { card, role, bio }: AuthorProfile,
  { site, origin }: Pick<FastifyRequest, 'site' | 'origin'>,
): object {
  const profiles = card.socialList.flatMap(({ link }) => link?.href || []);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: site.lang,
    mainEntity: {
      ...person(card, { origin }),
      ...(role && { jobTitle: role }),
      ...(bio && { description: bio }),
      ...(card.image?.src && { image: origin + clippingUrl(card.image.src, '1-1', 1200, 'jpg') }),
      ...(profiles.length > 0 && { sameAs: profiles }),
      worksFor: organisation(site),
    },
  };
}
