const LONGEST = 70;

/**
 * A title as a URL slug: no accents or punctuation, truncated between words. Empty for a title without Latin letters.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'·]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length > LONGEST) break;
    slug = slug ? `${slug}-${word}` : word;
  }
  return slug;
}
