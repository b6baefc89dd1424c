import { onTestFinished, vi } from 'vitest';

/** An answer to a request of hls.js: a status and a text, or nothing at all. */
export type StreamAnswer = { readonly status: number; readonly body?: string } | 'refused' | 'silence';

/** What of `XMLHttpRequest` hls.js uses. */
function requestClass(answer: (path: string) => StreamAnswer, asked: string[]) {
  return class {
    readyState = 0;
    status = 0;
    statusText = '';
    response = '';
    responseText = '';
    responseType = '';
    responseURL = '';
    onreadystatechange: (() => void) | null = null;
    onprogress: (() => void) | null = null;

    open(_method: string, url: string) {
      this.responseURL = new URL(url, location.href).href;
      this.readyState = 1;
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onreadystatechange = null;
    }
    send() {
      const { pathname } = new URL(this.responseURL);
      asked.push(pathname);
      const given = answer(pathname);
      if (given === 'silence') return;
      queueMicrotask(() => {
        if (given !== 'refused') {
          this.status = given.status;
          this.response = given.body ?? '';
          this.responseText = this.response;
        }
        this.readyState = 4;
        this.onreadystatechange?.();
      });
    }
  };
}

/** Answers what hls.js asks for, for the length of a test; the paths that were asked for are the answer. */
export function serveStreams(answer: (path: string) => StreamAnswer): string[] {
  const asked: string[] = [];
  vi.stubGlobal('XMLHttpRequest', requestClass(answer, asked));
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
