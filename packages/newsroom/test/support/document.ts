import type { FastifyInstance } from 'fastify';
import { type Document, Window } from 'happy-dom';

export interface Answer {
  readonly status: number;
  readonly html: string;
  readonly document: Document;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Requests a page. It is parsed, without running scripts, for who looks at its document: that takes as long again. */
export async function read(app: FastifyInstance, url: string, cookie = ''): Promise<Answer> {
  const answer = await app.inject({ url, headers: { host: 'localhost:4100', cookie } });
  let document: Document | undefined;
  return {
    status: answer.statusCode,
    html: answer.body,
    get document() {
      document ??= parse(answer.body);
      return document;
    },
    headers: answer.headers,
  };
}

export function parse(html: string): Document {
  const window = new Window();
  return new window.DOMParser().parseFromString(html, 'text/html');
}

export async function statusOf(app: FastifyInstance, url: string): Promise<number> {
  return (await app.inject(url)).statusCode;
}

/** The parsed page block. */
export function blockOf({ document }: Answer): Record<string, unknown> {
  return JSON.parse(document.querySelector('#portada-page')?.textContent ?? '');
}

export function textOf({ document }: Answer, selector: string): string {
  return document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

export function attributeOf({ document }: Answer, selector: string, name: string): string | null {
  return document.querySelector(selector)?.getAttribute(name) ?? null;
}
