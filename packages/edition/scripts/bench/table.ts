/**
 * A table in Markdown, its columns aligned.
 * @param texts the columns that are no numbers, and so begin at the left
 */
export function markdownOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly number[] = [0],
): string {
  const widthOf = (column: number) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0));
  const columns = heads.map((_head, column) => ({ width: widthOf(column), isText: texts.includes(column) }));
  const line = (row: readonly string[]) => {
    const cells = columns.map(({ width, isText }, column) => {
      const cell = row[column] ?? '';
      return isText ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = columns.map(({ width, isText }) => (isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

export function print(title: string, table: string): void {
  console.log(`\n${title}\n\n${table}`);
}
