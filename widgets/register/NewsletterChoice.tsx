import type { Newsletter } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Group } from '@portada/ui/features/account-fields/Group.tsx';
import { Html } from '@portada/ui/html/Html.tsx';
import type { Elements } from '@portada/ui/part.ts';
import { messages } from './messages.ts';
import type { RegisterFields } from './useRegisterForm.ts';

interface Props {
  fields: RegisterFields;
  newsletters: readonly Newsletter[];
  /** What else a reader may wish to receive. */
  children: Elements;
}

/** The newsletters of the page; none is preselected. */
export function NewsletterChoice({ fields, newsletters, children }: Props) {
  const t = useMessages(messages);
  if (newsletters.length === 0 && !children) return null;
  return (
    <Group title={t('newsletters')}>
      {newsletters.map(({ id, name }) => (
        <Checkbox key={id} label={<Html html={name} />} {...fields.choice('newsletters', id)} />
      ))}
      {children}
    </Group>
  );
}
