/** The value of a cookie that scripts may read; empty where there is none, or none that can be decoded. */
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
