import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

/** Core under the policy of the newsroom's pages: strings reach script and markup sinks by two named policies only. */
const POLICY = "require-trusted-types-for 'script'; trusted-types dompurify portada";

interface Result {
  readonly answer: unknown;
  readonly warnings: readonly string[];
}

/** Runs a module in a document of its own that stands under the policy, with the page variables of a site. */
async function underPolicy(body: string): Promise<Result> {
  const frame = document.createElement('iframe');
  const results: Result[] = [];
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow) results.push(data);
  };
  window.addEventListener('message', onMessage);
  onTestFinished(() => {
    window.removeEventListener('message', onMessage);
    frame.remove();
  });
  const module = `
    // The test runner's server has put calls to its own runner into the sources.
    globalThis.__vitest_browser_runner__ = parent.__vitest_browser_runner__;
    const warnings = [];
    console.warn = console.error = (...words) => warnings.push(words.join(' '));
    document.addEventListener('securitypolicyviolation', (event) => warnings.push(event.violatedDirective));
    const answer = await (async () => { ${body} })().catch(String);
    parent.postMessage({ answer, warnings }, '*');`;
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <script>window.portada = { version: '1.0.0', page: { site: 'es' } }</script>
    <script type="module">${module}</script>`;
  document.body.append(frame);
  return vi.waitFor(() => {
    const [result] = results;
    if (!result) throw new Error('The frame has not answered.');
    return result;
  }, 10_000);
}

/** Whole addresses: the page's own, against which others are resolved, is `about:srcdoc` here. */
const serviceWorker = { url: `${location.origin}/es/service-worker.js`, scope: `${location.origin}/es/` };

const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

afterEach(async () => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.scope.endsWith('/es/')) await registration.unregister();
  }
});

test('the policy is in force where these tests run', async () => {
  const { answer } = await underPolicy("document.body.innerHTML = '<b>x</b>'");
  expect(answer).toContain('TrustedHTML');
});

test('[CARD-17] the sanitiser works under Trusted Types', async () => {
  const { answer, warnings } = await underPolicy(`
    const { sanitise } = await import(${source('./sanitise.ts')});
    document.body.append(await sanitise('<b onclick="x()">Hola</b><script>x()</scr' + 'ipt>'));
    return document.body.querySelector('b').outerHTML;`);
  expect(answer).toBe('<b>Hola</b>');
  expect(warnings).toEqual([]);
});

test('[SW-01] the service worker’s address is a trusted one', async () => {
  const { answer, warnings } = await underPolicy(`
    const { registerServiceWorker } = await import(${source('./service-worker.ts')});
    const asked = [];
    const { register } = ServiceWorkerContainer.prototype;
    navigator.serviceWorker.register = function (address, options) {
      asked.push([trustedTypes.isScriptURL(address), String(address), options.scope]);
      return register.call(this, address, options);
    };
    // No such file stands here, so it is not registered.
    await registerServiceWorker(${JSON.stringify(serviceWorker)}).catch(() => {});
    return asked;`);
  expect(answer).toEqual([[true, serviceWorker.url, serviceWorker.scope]]);
  // The browser may say that the file is missing; it may not say that the policy was broken.
  expect(warnings.join('\n')).not.toMatch(/Trusted|require-trusted-types-for|trusted-types/);
});

test('[REG-02] the captcha’s address is a trusted one, beside the service worker’s', async () => {
  const { answer, warnings } = await underPolicy(`
    const { registerServiceWorker } = await import(${source('./service-worker.ts')});
    const { prepareCaptcha } = await import(${source('../../ui/src/features/captcha/captcha.ts')});
    navigator.serviceWorker.register = async () => ({});
    await registerServiceWorker(${JSON.stringify(serviceWorker)});
    // Nothing is fetched from elsewhere by a test.
    const added = [];
    document.head.append = (script) => {
      added.push(script.src);
      window.grecaptcha = { ready: (call) => call(), execute: async () => 'token' };
      script.dispatchEvent(new Event('load'));
    };
    const token = await prepareCaptcha('key');
    return [...added, await token('register')];`);
  expect(answer).toEqual(['https://www.google.com/recaptcha/api.js?render=key', 'token']);
  expect(warnings).toEqual([]);
});
