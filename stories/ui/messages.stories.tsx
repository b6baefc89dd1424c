import { Html } from '@portada/ui/html/Html.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Skeleton } from '@portada/ui/skeleton/Skeleton.tsx';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

/** What stands where there is something to say, nothing yet, or HTML from the server. */
const meta = { title: 'UI/Messages and waiting', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof Notice>;

function Notices() {
  const say = useSay();
  return (
    <Column>
      <Notice kind="error">
        {say('El correo o la contraseña no son correctos.', 'El correu o la contrasenya no són correctes.')}
      </Notice>
      <Notice kind="success">{say('Hemos guardado los cambios.', 'Hem desat els canvis.')}</Notice>
      <Notice kind="info">
        {say('Para comentar, ', 'Per comentar, ')}
        <Link href="/perfil/mi-cuenta/">{say('completa tu perfil', 'completa el teu perfil')}</Link>.
      </Notice>
    </Column>
  );
}

export const Kinds: Story = { render: () => <Notices /> };
export const KindsInTheDark: Story = { ...Kinds, globals: { theme: 'dark' } };

export const Waiting: Story = {
  render: () => (
    <Column>
      <Spinner />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton shape="box" />
      <Skeleton shape="round" />
    </Column>
  ),
};

export const ServerHtml: Story = {
  render: () => {
    const say = useSay();
    return (
      <Html
        as="p"
        html={say(
          'El <strong>temporal</strong> obliga a <a href="/puerto/">cerrar el puerto</a>.',
          'El <strong>temporal</strong> obliga a <a href="/puerto/">tancar el port</a>.',
        )}
      />
    );
  },
};
