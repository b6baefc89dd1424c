import shown from 'virtual:elements';
import {
  Controls,
  Description,
  Markdown,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { tagOf } from '../support/Widget.tsx';
import { FramedStory, framedStory, StoryFrames } from './StoryFrames.tsx';

/** A component: what it is, its first story with controls, the reference of an element, and every other story. */
export function DocsPage() {
  if (framedStory) return <FramedStory id={framedStory} />;
  return (
    <>
      <Title />
      <Head />
      <StoryFrames />
    </>
  );
}

function Head() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const tag = tagOf(preparedMeta.component);
  const element = shown.elements[tag ?? ''];
  return (
    <>
      {element ? (
        <>
          <Markdown>{`\`<${tag}>\``}</Markdown>
          <Markdown>{element.description}</Markdown>
        </>
      ) : (
        <>
          <Subtitle />
          <Description of="meta" />
        </>
      )}
      <Primary />
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      {element && <Markdown>{element.reference}</Markdown>}
    </>
  );
}
