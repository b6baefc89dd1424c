import { Button } from '@portada/ui/button/Button.tsx';
import { COPY_MESSAGE_MS, useSnackbar } from '@portada/ui/snackbar/useSnackbar.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Row } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

function Example() {
  const say = useSay();
  const { snackbar, show } = useSnackbar();
  return (
    <Row>
      <Button onClick={() => show(say('Contenido guardado', 'Contingut desat'))}>
        {say('Guardar', 'Desa')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => show(say('Enlace copiado', 'Enllaç copiat'), COPY_MESSAGE_MS)}
      >
        {say('Copiar el enlace', 'Copia l’enllaç')}
      </Button>
      {snackbar}
    </Row>
  );
}

/** A short message at the foot of the window, which goes by itself: `useSnackbar` gives the view and `show`. */
const meta = { title: 'UI/Snackbar', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** UI-08: it stays 4 s, and longer under the pointer. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const [save] = await canvas.findAllByRole('button');
    if (save) await userEvent.click(save);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
