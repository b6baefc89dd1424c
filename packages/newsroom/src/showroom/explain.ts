/** Explains the paywall's decision about a page. */
import type { FastifyRequest } from 'fastify';
import { contentIdOf } from '../content/addresses.ts';
import { findContent } from '../content/content-page.ts';
import type { StoredVersion } from '../content/site-rules.ts';
import { type Decision, decide } from '../metering/decide.ts';
import { subjectOf } from '../paywall/gate.ts';
import { pretended } from '../paywall/readers.ts';
import type { ShowroomRole } from '../visit/mode.ts';
import { showroomTexts } from './texts.ts';

export interface Explanation {
  /** The decision in a sentence. */
  readonly reason: string;
  /** The evaluated rules, each with its result. */
  readonly trials: readonly { readonly name: string; readonly outcome: string }[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

interface ExplainQuery {
  readonly path: string;
  readonly role: ShowroomRole;
  readonly reads: number;
}

export async function explain(
  { site, server }: FastifyRequest,
  { path, role, reads }: ExplainQuery,
  version: StoredVersion | undefined,
): Promise<Explanation> {
  const t = showroomTexts[site.lang];
  const [, tail = ''] = /^\/[^/]+\/([^/?#]+)\//.exec(path) ?? [];
  const id = contentIdOf(tail);
  const page = id === undefined ? undefined : await findContent(server.db, site, id, server.now());
  if (!page || page === 'withdrawn') return { reason: t.noContent, trials: [], facts: [] };
  const reader = pretended({ role, reads }, server.now);
  const subject = subjectOf(page);
  const decision = await decide({ version, subject, ...reader }, (rule) => reader.take(rule, subject.id));
  return {
    reason: t.reasons[decision.reason],
    trials: decision.trials.map(({ conditionName, mismatch }) => ({
      name: conditionName,
      outcome: mismatch ? t.mismatches[mismatch] : t.match,
    })),
    facts: [
      { name: t.facts.section, value: subject.sectionCode },
      { name: t.facts.kind, value: subject.kind },
      { name: t.facts.access, value: subject.access },
      ...counterText(decision, t.facts),
      { name: t.facts.messages, value: decision.messageIds.join(', ') || '—' },
    ],
  };
}

function counterText(
  { counter, limit }: Decision,
  names: { readonly counter: string; readonly limit: string },
) {
  return [
    ...(counter === null ? [] : [{ name: names.counter, value: String(counter) }]),
    ...(limit === null ? [] : [{ name: names.limit, value: String(limit) }]),
  ];
}
