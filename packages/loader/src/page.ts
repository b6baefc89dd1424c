function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** The page block, frozen. Missing or broken it is empty, with one report: the defaults then hold. */
export function readBlock(): Readonly<Record<string, unknown>> {
  const text = document.getElementById('portada-page')?.textContent;
  try {
    const page = JSON.parse(text ?? '');
    if (typeof page === 'object' && page && !Array.isArray(page)) return freeze(page);
  } catch {}
  console.error(
    `Portada: #portada-page is ${text == null ? 'missing' : 'not a JSON object'}; the defaults hold.`,
  );
  return {};
}
