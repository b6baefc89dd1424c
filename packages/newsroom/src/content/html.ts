/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
