import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, render } from '../../test/render.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'read', label: 'Lo más leído', content: 'Sube el precio del pescado' },
  { id: 'shared', label: 'Lo más compartido', content: 'Las mejores fotos del faro' },
  { id: 'talked', label: 'Lo más comentado', content: 'El nuevo carril bici' },
];

const panel = () => find('[role="tabpanel"]');
const selected = () => find('[role="tab"][aria-selected="true"]');

test('[UI-03] shows one tab’s content at a time', async () => {
  const onSelect = vi.fn();
  const { container } = render(<Tabs label="Lo más" tabs={tabs} onSelect={onSelect} />);
  expect(panel().textContent).toBe('Sube el precio del pescado');
  await userEvent.click(find('[role="tab"]:nth-child(2)'));
  expect(panel().textContent).toBe('Las mejores fotos del faro');
  expect(container.textContent).not.toContain('Sube el precio');
  expect(panel().getAttribute('aria-labelledby')).toBe(selected().id);
  expect(selected().getAttribute('aria-controls')).toBe(panel().id);
  expect(onSelect.mock.calls).toEqual([['shared']]);
});

test.each([
  ['{ArrowRight}', 'Lo más compartido'],
  ['{ArrowLeft}', 'Lo más comentado'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Lo más leído'],
  ['{End}', 'Lo más comentado'],
  ['{End}{Home}', 'Lo más leído'],
])('[UI-03] the keys %s lead to %s', async (keys, label) => {
  render(<Tabs label="Lo más" tabs={tabs} />);
  selected().focus();
  await userEvent.keyboard(keys);
  expect(selected().textContent).toBe(label);
  expect(document.activeElement).toBe(selected());
});

test('[UI-03] from right to left the arrows change sides', async () => {
  const { container } = render(<Tabs label="Lo más" tabs={tabs} />);
  container.dir = 'rtl';
  selected().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected().textContent).toBe('Lo más compartido');
});

test('the Tab key meets the chosen tab only', async () => {
  render(<Tabs label="Lo más" tabs={tabs} initial="shared" />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Lo más compartido');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});
