import shown from 'virtual:elements';
import {
  Controls,
  Markdown,
  Primary,
  Stories,
  DocsPage as StorybookDocsPage,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { tagOf } from '../support/Widget.tsx';

/** The page of an element: what it is, its attributes as controls, its reference, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const tag = tagOf(preparedMeta.component);
  const element = shown.elements[tag ?? ''];
  if (!element) return <StorybookDocsPage />;
  return (
    <>
      <Title />
      <Markdown>{`\`<${tag}>\``}</Markdown>
      <Markdown>{element.description}</Markdown>
      <Primary />
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Markdown>{element.reference}</Markdown>
      <Stories />
    </>
  );
}
