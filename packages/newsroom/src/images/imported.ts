/** Pictures that came with imports lie with the uploads, which every process can read. */

const PREFIX = 'import-';

/** The id of the picture with that hash of its address at the source. */
export function importedId(hash: string): string {
  return PREFIX + hash;
}

export function isImported(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function importedPath(id: string): string {
  return `imported/${id}.jpg`;
}
