/** The id of the comment after the removed one, or before it, which takes the focus; empty where there is none. */
export function neighbourOf(id: string): string {
  const all = [...document.querySelectorAll('.portada-comment')].map((one) => one.id.replace('comment-', ''));
  const index = all.indexOf(id);
  return all[index + 1] ?? all[index - 1] ?? '';
}
