const LONGEST = 70;

/** A title as an address writes it: no accents, no signs, cut between words. Empty where no letter of it is Latin. */
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
