/** Prints a Markdown table. */
export function print(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n${title}\n`);
  for (const row of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
