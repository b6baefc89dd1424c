import { askInterview, sendContribution } from '@portada/contract';
import { expect, test } from 'vitest';
import { json, refuse, serve } from '../../test/server.ts';
import { $errors } from './errors.ts';
import { requestForm } from './form.ts';

test('[UGC-01] a call whose body is a form sends one: its fields, and no type of its own', async () => {
  const asked = serve(() => json({ success: true }));
  const body = { title: 'El faro', text: 'Uno\nDos', terms: 'true', uploadId: undefined } as const;
  await requestForm(sendContribution, { params: { callId: '1 2' }, body });
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/front/contribution/1%202' });
  const form = asked[0]?.init.body;
  expect(form).toBeInstanceOf(FormData);
  expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
    title: 'El faro',
    text: 'Uno\nDos',
    terms: 'true',
  });
  expect(asked[0]?.init.headers).toEqual({ Accept: 'application/json' });
});

test('[INTV-01] it fails as every call does', async () => {
  serve(() => json({ httpCode: 409, errorCode: 'INTERVIEW_LIMIT_REACHED' }, 409));
  const ask = () => requestForm(askInterview, { params: { interviewId: '1' }, body: { question: '¿?' } });
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'INTERVIEW_LIMIT_REACHED' });
  serve(refuse);
  await expect(ask()).rejects.toMatchObject({ kind: 'offline' });
  serve(() => json(['what']));
  await expect(ask()).rejects.toMatchObject({ kind: 'shape' });
  expect(
    $errors
      .get()
      .slice(-3)
      .map(({ type }) => type),
  ).toEqual(['status', 'offline', 'shape']);
});
