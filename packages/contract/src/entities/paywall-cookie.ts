/** The cookie with the paywall's data of one content (reading 34); its value is URL-encoded JSON. */
export function paywallCookie(contentId: string): string {
  return `portada_paywall_${contentId}`;
}
