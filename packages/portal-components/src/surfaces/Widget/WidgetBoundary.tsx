import { Component } from 'react'
import type { ReactNode } from 'react'
import { WidgetFailure } from './WidgetFailure'

/** Keeps what a widget throws while it is drawn from the rest of the page, and lets it be tried again. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <WidgetFailure error={error} onRetry={() => this.setState({ error: null })} />
  }
}
