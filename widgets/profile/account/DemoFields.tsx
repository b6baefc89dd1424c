import type { User } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Group, WIDE } from '@portada/ui/features/account-fields/Group.tsx';
import { accountMessages } from '@portada/ui/features/account-fields/messages.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import { messages } from './messages.ts';

/** ACCT-20: what the demo flavour shows and never sends. */
export function DemoFields({ reader }: { reader: User }) {
  const t = useMessages(messages);
  const account = useMessages(accountMessages);
  return (
    <Group title={t('demo')}>
      <p className={`portada-guard ${WIDE}`}>{t('demoIntro')}</p>
      <TextField label={account('nif')} name="nif" value={reader.nif} readOnly />
      <TextField
        label={account('alternativeEmail')}
        name="alternativeEmail"
        value={reader.alternativeEmail}
        readOnly
      />
      <Checkbox className={WIDE} label={t('bulletin')} name="bulletin" checked={reader.bulletin} disabled />
    </Group>
  );
}
