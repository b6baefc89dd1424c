import type { IconNode } from 'lucide';

/** Whether an icon of the set is drawn somewhere in an element. */
export function showsIcon(element: Element, shapes: IconNode): boolean {
  const drawings = [...element.querySelectorAll('svg')];
  return drawings.some((svg) =>
    shapes.every(([name, attributes]) =>
      [...svg.querySelectorAll(name)].some((shape) =>
        Object.entries(attributes).every(([key, value]) => shape.getAttribute(key) === value),
      ),
    ),
  );
}
