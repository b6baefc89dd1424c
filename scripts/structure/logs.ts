/** Log lines of servers are structured: an event id, then fields, then the event in words. */
import type { SourceFile } from '../tracked.ts';
import { isTest } from './zones.ts';

const SERVERS = /^packages\/(newsroom|edition)\/src\/.*\.ts$/;
const CALL = /(?<=\blog\s*)\.(?:trace|debug|info|warn|error|fatal)\(/g;
const EVENT = /^\s*\{\s*event:\s*'([a-z][a-z-]*\.[a-z][a-z-]*)'[^}]*\},\s*'([^'\n]*)',?\s*\)/;

export function logProblems({ path, text }: SourceFile): string[] {
  if (!SERVERS.test(path) || isTest(path)) return [];
  const code = text.replace(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, (comment) =>
    comment.replace(/[^\n]/g, ''),
  );
  return [...code.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const [, event, message] = EVENT.exec(code.slice(index + call.length)) ?? [];
    if (event !== undefined && message === event.replace(/[.-]/g, ' ')) return [];
    const line = code.slice(0, index).split('\n').length;
    const example = `{ event: 'subject.outcome', …fields }, 'subject outcome'`;
    return [`${path}:${line} logs without an event; write ${example} (packages/newsroom/src/http/log.ts).`];
  });
}
