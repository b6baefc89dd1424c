/** The page block, frozen. If it is missing or invalid it is empty, with one report: the defaults are used. */
export function readBlock(): Readonly<Record<string, unknown>> {
  const text = document.getElementById('portada-page')?.textContent ?? '';
  try {
    // Of all JSON values only an object begins with a brace.
    if (/^\s*{/.test(text)) return JSON.parse(text, (_name, value) => Object.freeze(value));
  } catch {}
  console.error('Portada: #portada-page holds no JSON object.');
  return {};
}
