/** `/contacto/`: the departments (PAGE-07) and the contact form (CONT-01), which works without script too. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { plainForms } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { breadcrumbs, jsonLdTag } from '../render/json-ld.ts';
import { showPage, textsFor } from '../render/show-page.ts';
import { takeContact, topicsOf } from './contact.ts';
import { contactFormTexts, ruleText } from './form-texts.ts';
import { contactTextOf } from './publisher.ts';

const PATH = sitePaths.contact;
const SENT_PATH = `${PATH}enviado/`;
/** Four times the longest message, so that one that is too long can be returned with its errors. */
const BODY_LIMIT = 256 * 1_024;

/** The form as sent without script; `terms` is present if the box is ticked. */
const plainForm = v.object({
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  topic: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  terms: v.optional(v.string(), ''),
});
type PlainForm = v.InferOutput<typeof plainForm>;

/** The form's state: its values and errors. */
interface FormState {
  readonly status: number;
  readonly values: PlainForm;
  /** The form's error summary. */
  readonly problem: string;
  /** The error text of each invalid field. */
  readonly errors: Readonly<Record<string, string>>;
}

export function registerContact(app: FastifyInstance): void {
  app.get(PATH, (_request, reply) => showContact(reply));

  app.get(SENT_PATH, (request, reply) => {
    const { sentTitle: title, sent: text } = contactFormTexts[request.site.lang];
    return showPage(reply, { template: 'notice', title, noindex: true, data: { notice: { title, text } } });
  });

  app.register(async (scope) => {
    plainForms(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode !== 413) throw error;
      const problem = contactFormTexts[request.site.lang].rules.tooLong;
      return showContact(reply, { ...emptyForm, status: 413, problem });
    });
    scope.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const read = v.safeParse(plainForm, request.body);
      const values = read.success ? read.output : emptyForm.values;
      try {
        await receive(request, values);
      } catch (error) {
        return showContact(reply, refusal(request, values, error));
      }
      // Redirect after POST: a reload does not send the message again.
      return reply.redirect(pageUrl(request.site.base, SENT_PATH), 303);
    });
  });
}

/** The same validation and rate limits as the call. */
async function receive(request: FastifyRequest, values: PlainForm): Promise<void> {
  await countAttempt(request.server, limits.writes, request.ip);
  const { terms, ...written } = values;
  await takeContact(request, { ...written, terms: terms !== '' });
}

/** CONT-02: after any error the form keeps its values. */
function refusal(request: FastifyRequest, values: PlainForm, error: unknown): FormState {
  const t = contactFormTexts[request.site.lang];
  const apiError = error instanceof ApiError ? error : undefined;
  if (apiError?.status === 400) {
    const keys = Object.entries(apiError.details.fields ?? {});
    const errors = Object.fromEntries(keys.map(([name, key]) => [name, ruleText(key, t)]));
    return { status: 400, values, problem: t.refused, errors };
  }
  if (apiError?.status === 429) return { status: 429, values, problem: t.tooMany, errors: {} };
  request.log.error({ event: 'contact-message.failed', err: error }, 'contact message failed');
  return { status: 500, values, problem: t.failed, errors: {} };
}

const emptyForm: FormState = { status: 200, values: v.parse(plainForm, {}), problem: '', errors: {} };

function showContact(reply: FastifyReply, shown: FormState = emptyForm): Promise<FastifyReply> {
  const { site, origin, server } = reply.request;
  const contact = contactTextOf(server, site);
  const title = textsFor(reply.request).contact;
  const steps = [{ name: title, url: pageUrl(site.base, PATH) }];
  return showPage(reply, {
    template: 'contact',
    title,
    description: contact.description,
    status: shown.status,
    noindex: shown.status !== 200,
    cache: shown.status === 200 ? 'public' : 'private',
    data: {
      contact,
      form: contactFormTexts[site.lang],
      topics: topicsOf(site.lang),
      shown,
      jsonLdTag: jsonLdTag(breadcrumbs(steps, { site, origin })),
    },
  });
}
