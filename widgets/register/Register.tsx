import { useStore } from '@nanostores/react';
import { emptyUser, type Newsletter, SOCIAL_REGISTRATION, type User } from '@portada/contract';
import { $page, $user, $userState } from '@portada/core';
import { useMessages } from '@portada/element';
import { uiMessages } from '@portada/ui/messages.ts';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { valuesOf } from './register.payload.ts';
import { emptyValues } from './register.schema.ts';

interface Props {
  type: '' | typeof SOCIAL_REGISTRATION;
  reader: User;
  origin: string;
  newsletters: readonly Newsletter[];
}

/** REG-01, REG-03, REG-07: which registration the page asks for. */
export function Register({ type, reader, ...screen }: Props) {
  const { demo } = useStore($page);
  if (type === SOCIAL_REGISTRATION && reader === emptyUser) return <SessionRegister {...screen} />;
  if (type === SOCIAL_REGISTRATION) {
    return <RegisterForm kind="social" defaults={valuesOf(reader)} {...screen} />;
  }
  const kind = demo ? 'demo' : 'usual';
  return <RegisterForm key={kind} kind={kind} defaults={emptyValues} {...screen} />;
}

/** A page that tells nothing of the reader: the form begins with what the session knows, if it knows anything. */
function SessionRegister(screen: Omit<Props, 'type' | 'reader'>) {
  const reader = useStore($user);
  const state = useStore($userState);
  if (state === 'loading') return <FormSkeleton />;
  return <RegisterForm key={reader.id} kind="social" defaults={valuesOf(reader)} {...screen} />;
}

function FormSkeleton() {
  const t = useMessages(uiMessages);
  return (
    <div className="portada-guard portada-register-loading" role="status">
      <Spinner />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
