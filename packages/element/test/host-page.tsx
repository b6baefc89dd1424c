/** A host page with a React of its own, for the tests of what happens beside it. */
import { useId } from 'react';
import { createRoot } from 'react-dom/client';

function HostPage() {
  return [useId(), useId(), useId()].map((id) => <p key={id} id={id} />);
}

const place = document.createElement('main');
document.body.append(place);
createRoot(place).render(<HostPage />);
