import { useStore } from '@nanostores/react';
import { UPLOAD_MAX_BYTES, type UploadPurpose } from '@portada/contract';
import { useMessages } from '@portada/element';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Field, useFieldControl } from '../../field/Field.tsx';
import { usePartStyles } from '../../part.ts';
import { ACCEPTED, type FileProblem } from './file-rules.ts';
import { messages } from './messages.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { UploadStore } from './upload.store.ts';
import css from './upload-field.css';

const MEGABYTE = 1_048_576;

const problems = {
  type: 'problemType',
  size: 'problemSize',
  damaged: 'problemDamaged',
  pixels: 'problemPixels',
} as const satisfies Record<FileProblem, string>;

interface Props {
  purpose: UploadPurpose;
  store: UploadStore;
}

/**
 * UGC-03, INTV-02: a file field for one picture or film, with its limits and its upload progress. The upload is
 * aborted on unmount.
 */
export function UploadField({ purpose, store }: Props) {
  usePartStyles(css);
  const t = useMessages(messages);
  const state = useStore(store.$state);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => store.leave(), [store]);
  // It holds what the store holds, also for the next drawing after an error. The same file may be chosen again once it
  // has been taken away.
  useEffect(() => {
    if (state.step === 'empty' && input.current) input.current.value = '';
  }, [state]);
  const { image, video } = UPLOAD_MAX_BYTES[purpose];
  const sizes = { image: image / MEGABYTE, video: video / MEGABYTE };
  const problem = state.step === 'empty' ? state.problem : undefined;
  const error = problem && t(problems[problem], sizes);
  const hint = t('limits', sizes);
  const control = useFieldControl({ error, hint, required: undefined });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) store.choose(file);
  };
  const cancel = () => {
    store.cancel();
    input.current?.focus();
  };

  return (
    <>
      <Field label={t('file')} error={error} hint={hint} isUnasked id={control.id}>
        <span className="portada-guard portada-upload-place">
          <input
            ref={input}
            part="input"
            name="file"
            type="file"
            accept={ACCEPTED}
            onChange={choose}
            {...control}
            className="portada-guard portada-field-control portada-upload-input"
          />
          {/* Over the browser's own words, which are in the language of the browser. */}
          <span aria-hidden="true" className="portada-guard portada-upload-prompt">
            <span className="portada-guard portada-upload-choose">{t('choose')}</span>
            <span className="portada-guard">{t('drop')}</span>
          </span>
        </span>
      </Field>
      {state.step !== 'empty' && <UploadProgress state={state} onCancel={cancel} onResume={store.resume} />}
    </>
  );
}
