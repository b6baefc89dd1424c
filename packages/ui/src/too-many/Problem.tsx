import type { Translate } from '@portada/core';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { Suspense } from 'react';
import { Notice } from '../notice/Notice.tsx';
import { useTooManyText } from './useTooManyText.ts';

interface Props<Key extends string> {
  problem: Key | TooMany;
  t: Translate<Key>;
}

/** Why an action failed, in its widget's own words; too much in a short time in those of all. */
export function Problem<Key extends string>({ problem, t }: Props<Key>) {
  return (
    <Notice kind="error">{typeof problem === 'string' ? t(problem) : <TooManyNotice {...problem} />}</Notice>
  );
}

/** When to try again. Its texts come only now, and nothing else waits for them. */
export function TooManyNotice(wait: TooMany) {
  return (
    <Suspense>
      <Text {...wait} />
    </Suspense>
  );
}

function Text(wait: TooMany) {
  return <span className="portada-guard">{useTooManyText()(wait)}</span>;
}
