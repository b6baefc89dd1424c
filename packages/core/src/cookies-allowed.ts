/** Whether a session's cookie can be kept: readers may block cookies, and in a sandboxed frame reading them throws. */
export function cookiesAllowed(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}
