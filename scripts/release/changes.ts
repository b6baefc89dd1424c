/** The version and its change log: semantic, and dated once it is released. */
const SEMANTIC = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** What is wrong with a version's place in the change log, whose newest section comes first. */
export function changeProblems(changeLog: string, version: string, publishing: boolean): string[] {
  if (!SEMANTIC.test(version)) return [`${version} is no semantic version.`];
  const [, newest, date, text = ''] =
    /^## (\S+) \((.+)\)\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changeLog) ?? [];
  if (newest !== version) return [`CHANGELOG.md begins with ${newest}, and package.json says ${version}.`];
  if (!/^- /m.test(text)) return [`CHANGELOG.md says nothing of ${version}.`];
  if (date !== 'unreleased' && !/^\d{4}-\d\d-\d\d$/.test(date ?? ''))
    return [`CHANGELOG.md dates ${version} "${date}": write the day, as 2026-11-23, or "unreleased".`];
  if (publishing && date === 'unreleased')
    return [`CHANGELOG.md says that ${version} is unreleased: date it.`];
  return [];
}
