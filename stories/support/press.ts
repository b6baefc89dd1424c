import { userEvent } from 'storybook/test';
import { type Canvas, drawn } from './drawn.ts';

/** Presses the one button that a story's widget is, and answers its queries. */
export async function press({ canvasElement }: Canvas) {
  const widget = await drawn(canvasElement);
  await userEvent.click(widget.getByRole('button'));
  return widget;
}
