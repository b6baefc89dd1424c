/** The page block, frozen. Missing or broken it is empty, with one report: the defaults then hold. */
export function readBlock(): Readonly<Record<string, unknown>> {
  const text = document.getElementById('portada-page')?.textContent ?? '';
  try {
    // Of all that JSON can say only an object begins so.
    if (/^\s*{/.test(text)) return JSON.parse(text, (_name, value) => Object.freeze(value));
  } catch {}
  console.error('Portada: #portada-page holds no JSON object.');
  return {};
}
