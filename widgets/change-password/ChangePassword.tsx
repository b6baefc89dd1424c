import { DeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  token: string;
}

/** LOGIN-22 */
export function ChangePassword({ token }: Props) {
  return token ? <NewPasswordForm key={token} token={token} /> : <DeadLink />;
}
