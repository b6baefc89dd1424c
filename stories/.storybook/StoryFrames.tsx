import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  type DocsContextProps,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** What the address of a frame has more than that of its component's page: the story's id. */
const ALONE = 'alone';

/** The story for which this page is the frame, if it is one. */
export const framedStory = new URLSearchParams(location.search).get(ALONE);

/**
 * Every story of a component but the first, which is on the page itself. Each is a page of its own, since the page
 * variables, the reader and the back end are those of a page: of several stories on one, all would have the last's.
 */
export function StoryFrames() {
  const [, ...others] = useContext(DocsContext).componentStories();
  if (others.length === 0) return null;
  return (
    <>
      <Heading>Stories</Heading>
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryFrame story={story} />
        </Anchor>
      ))}
    </>
  );
}

function StoryFrame({ story }: { story: Story }) {
  const { userGlobals } = useContext(DocsContext).getStoryContext(story);
  const { viewport, docs } = story.parameters;
  const { options, value } = { ...viewport, ...story.storyGlobals.viewport };
  return (
    <iframe
      className="story-frame"
      title={story.name}
      src={addressOf(story, userGlobals)}
      style={{ inlineSize: options?.[value]?.styles.width, blockSize: docs?.story?.height }}
      loading="lazy"
    />
  );
}

/** In Storybook's docs mode a story does not play: of several that do, each would take the focus from the others. */
function addressOf({ componentId, id }: Story, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['language', 'theme'].map((name) => `${name}:${globals[name]}`).join(';');
  return `?${new URLSearchParams({ viewMode: 'docs', id: `${componentId}--docs`, [ALONE]: id, globals: chosen })}`;
}

/** The page of a frame, which it makes as high as the story is unless `docs.story.height` says how high it is. */
export function FramedStory({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const story = useContext(DocsContext).storyById(id);
  const { height, inline } = { ...story.parameters.docs?.story };
  useEffect(() => {
    const frame = window.frameElement;
    // A story that is as high as its page would make the page higher, and that the story.
    if (!(place.current && frame) || height) return;
    const observer = new ResizeObserver(([entry]) => {
      frame.setAttribute('height', `${Math.ceil(entry?.contentRect.height ?? 0)}`);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [height]);
  return (
    <div ref={place} className="framed-story">
      {/* What has a window of its own, `inline: false`, has opened a layer over it when it has played. */}
      <Canvas of={story.moduleExport} story={{ inline: true, height: '', autoplay: inline === false }} />
    </div>
  );
}
