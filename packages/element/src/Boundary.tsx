import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Called with each error. */
  onFail(error: unknown): void;
  /** The values that the widget was rendered with: a change resets the boundary. */
  values: unknown;
  /** The page variables: a change resets it too, since a view may have missed one. */
  page: unknown;
  children: ReactNode;
}

/** The error boundary of a widget: renders nothing after an error, so that the fallback is shown. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error instanceof Failure ? error.cause : error);
  }

  override componentDidUpdate({ values, page }: BoundaryProps, { failed }: { failed: boolean }) {
    // Not where these very values have just thrown.
    if (failed && (values !== this.props.values || page !== this.props.page))
      this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Wraps an error of a view, as its `cause`, in a message with the widget's tag. */
class Failure extends Error {}

interface NamedProps {
  tag: string;
  children: ReactNode;
}

/**
 * Rethrows the errors of its children with the widget's tag in the message. React logs every error that a boundary
 * catches, and the roots of r2wc take no `onCaughtError`; of a rethrown error React logs only the last.
 */
export class ErrorTag extends Component<NamedProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    throw new Failure(`Portada: <${this.props.tag}> failed.`, { cause: thrown.error });
  }
}
