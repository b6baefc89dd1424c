/** A text with what stands between two of its markers, `<!-- {name}:start -->` and `<!-- {name}:end -->`, replaced. */
export function withSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(<!-- ${name}:start -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!section.test(text)) {
    throw new Error(`README.md has no \`<!-- ${name}:start -->\` and \`<!-- ${name}:end -->\`.`);
  }
  return text.replace(section, (_section, start: string, end: string) => `${start}\n${content}\n\n${end}`);
}
