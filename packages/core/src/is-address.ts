/** Whether this is a valid URL, absolute or relative to the page. */
export function isAddress(address: string): boolean {
  return URL.canParse(address, location.href);
}
