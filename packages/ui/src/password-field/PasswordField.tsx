import { useMessages } from '@portada/element';
import EyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import EyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldProps, useFieldControl } from '../field/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { uiMessages } from '../messages.ts';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password field with a toggle to show it (UI-07). */
export function PasswordField({ label, error, hint, required, id, className, ...input }: PasswordFieldProps) {
  const t = useMessages(uiMessages);
  const [shown, setShown] = useState(false);
  const control = useFieldControl({ id, error, hint, required });
  return (
    <Field {...{ label, error, hint, required, className }} id={control.id}>
      <span className="portada-guard portada-field-box">
        <input
          part="input"
          autoCapitalize="none"
          autoComplete="current-password"
          spellCheck={false}
          {...input}
          {...control}
          className="portada-guard portada-field-control"
          type={shown ? 'text' : 'password'}
        />
        <Button
          variant="icon"
          aria-controls={control.id}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOffIcon : EyeIcon} />
        </Button>
      </span>
    </Field>
  );
}
