import { Component, type ReactNode } from 'react';

interface Props {
  /** Told of each failure. */
  onFail(error: unknown): void;
  /** What the widget was drawn with: other values are a reason to try again. */
  values: unknown;
  children: ReactNode;
}

/** Keeps a widget's failure to itself: nothing of it is drawn, so that the server's fallback can show. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override componentDidUpdate({ values }: Props, { failed }: { failed: boolean }) {
    // Not if these very values have made it fail just now.
    if (failed && values !== this.props.values) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
