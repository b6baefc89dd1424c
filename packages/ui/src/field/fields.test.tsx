import { expect, test } from 'vitest';
import { act, find, render } from '../../test/render.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { Select } from '../select/Select.tsx';
import { TextArea } from '../text-field/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';

const provinces = [{ value: '08', label: 'Barcelona' }];

const fields = [
  ['text field', (props: object) => <TextField label="Nombre" {...props} />],
  ['text area', (props: object) => <TextArea label="Comentario" {...props} />],
  ['password field', (props: object) => <PasswordField label="Contraseña" {...props} />],
  ['select', (props: object) => <Select label="Provincia" options={provinces} {...props} />],
  ['checkbox', (props: object) => <Checkbox label="Acepto" {...props} />],
] as const;

function control(): HTMLElement {
  return find('input, textarea, select');
}

test.each(fields)('[UI-04] a required %s shows an asterisk and says so', (_name, draw) => {
  const { container, rerender } = render(draw({ required: true }));
  expect(find('label').textContent).toMatch(/ \*$/);
  expect(control().hasAttribute('required')).toBe(true);
  rerender(draw({}));
  expect(container.textContent).not.toContain('*');
  expect(control().hasAttribute('required')).toBe(false);
});

test.each(fields)('[UI-05] the error of a %s stands under it and belongs to it', (_name, draw) => {
  render(draw({ error: 'Escribe algo', hint: 'Una pista' }));
  const described = control().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Una pista',
    'Escribe algo',
  ]);
  expect(control().getAttribute('aria-invalid')).toBe('true');
  const error = find('.portada-field-error');
  expect(control().compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(fields)('a %s is named by its label and is valid without an error', (_name, draw) => {
  render(draw({ name: 'campo' }));
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(control().id);
  expect(control().hasAttribute('aria-invalid')).toBe(false);
  expect(control().hasAttribute('aria-describedby')).toBe(false);
  expect(control().getAttribute('name')).toBe('campo');
});

test('[UI-07] a password is hidden, shown and hidden again', async () => {
  render(<PasswordField label="Contraseña" name="password" defaultValue="Faro-1926" />);
  const input = find<HTMLInputElement>('input');
  const button = find('button');
  expect([input.type, button.getAttribute('aria-label')]).toEqual(['password', 'Mostrar la contraseña']);
  await act(() => button.click());
  expect([input.type, button.getAttribute('aria-label')]).toEqual(['text', 'Ocultar la contraseña']);
  expect(input.value).toBe('Faro-1926');
  await act(() => button.click());
  expect(input.type).toBe('password');
});

test('a select offers an empty choice only where it is asked for', () => {
  const { rerender } = render(<Select label="Provincia" options={provinces} />);
  expect([...find<HTMLSelectElement>('select').options].map(({ value }) => value)).toEqual(['08']);
  rerender(<Select label="Provincia" options={provinces} placeholder="Elige una provincia" />);
  expect([...find<HTMLSelectElement>('select').options].map(({ value }) => value)).toEqual(['', '08']);
});
