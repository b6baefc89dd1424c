/** The comment after the one that goes, or before it: where the reader goes on. Empty where there is no other. */
export function neighbourOf(id: string): string {
  const all = [...document.querySelectorAll('.portada-comment')].map((one) => one.id.replace('comment-', ''));
  const index = all.indexOf(id);
  return all[index + 1] ?? all[index - 1] ?? '';
}
