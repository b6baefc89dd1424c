/** The value of a cookie that scripts may read; empty if it is missing or cannot be decoded. */
export function cookie(name: string): string {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
  if (!pair) return '';
  try {
    return decodeURIComponent(pair.slice(start.length));
  } catch {
    return '';
  }
}
