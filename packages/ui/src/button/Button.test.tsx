import { expect, test, vi } from 'vitest';
import { act, find, render } from '../../test/render.tsx';
import { Button } from './Button.tsx';

test('does not send a form unless it is a submit button', () => {
  render(<Button>Cancelar</Button>);
  expect(find<HTMLButtonElement>('button').type).toBe('button');
});

test('waiting, it takes no press, sends no form and keeps its name and the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const draw = (waiting: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" waiting={waiting} onClick={onClick}>
        Enviar
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  const button = find('button');
  button.focus();
  rerender(draw(true));
  await act(() => button.click());
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Enviar');
  rerender(draw(false));
  await act(() => button.click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('announces that it waits, in a region that was there before', () => {
  const { rerender } = render(<Button waiting={false}>Enviar</Button>);
  const status = find('[role="status"]');
  expect(status.textContent).toBe('');
  rerender(<Button waiting>Enviar</Button>);
  expect(find('[role="status"]')).toBe(status);
  expect(status.textContent).toBe('Un momento, por favor…');
  expect(status.closest('button')).toBeNull();
});
