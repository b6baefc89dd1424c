import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Told of each failure. */
  onFail(error: unknown): void;
  /** What the widget was drawn with: other values are a reason to try again. */
  values: unknown;
  children: ReactNode;
}

/** Keeps a widget's failure to itself: nothing of it is drawn, so that the server's fallback can show. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error instanceof Failure ? error.cause : error);
  }

  override componentDidUpdate({ values }: BoundaryProps, { failed }: { failed: boolean }) {
    // Not if these very values have made it fail just now.
    if (failed && values !== this.props.values) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** What a view has thrown, as the cause, under the name of its widget. */
class Failure extends Error {}

interface NamedProps {
  tag: string;
  children: ReactNode;
}

/**
 * Throws on what its children throw, with the widget's tag. React tells the console of each error that a boundary has
 * caught, and r2wc's roots cannot be asked to word it otherwise; of one that is thrown on it says nothing.
 */
export class ErrorTag extends Component<NamedProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    throw new Failure(`Portada: <${this.props.tag}> failed; the fallback shows.`, { cause: thrown.error });
  }
}
