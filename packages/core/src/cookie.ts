/**
 * The value of a cookie that scripts may read; empty if it is missing or cannot be decoded, or where cookies are
 * forbidden: reading them throws in a sandboxed frame.
 */
export function cookie(name: string): string {
  const start = `${name}=`;
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
    return decodeURIComponent(pair?.slice(start.length) ?? '');
  } catch {
    return '';
  }
}
