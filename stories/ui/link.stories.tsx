import { Link } from '@portada/ui/link/Link.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Link', component: Link, args: { href: '/puerto/' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { children: 'El puerto reabre al tráfico' } };
export const Plain: Story = { args: { children: 'El puerto reabre al tráfico', variant: 'plain' } };

/** An address that could run code is dropped. */
export const Unsafe: Story = { args: { children: 'Sin destino', href: 'javascript:alert(1)' } };
