import type { ComponentType, ReactNode } from 'react'
import { StyleIsolation } from '../../parts/StyleIsolation'
import { usePortal } from '../../context/PortalContext'
import { HearsLoads } from '../../context/LoadListeners'
import type { LoadListeners } from '../../context/LoadListeners'
import { SignInGate } from './SignInGate'
import * as S from './Widget.styles'
import { WidgetBoundary } from './WidgetBoundary'

export interface WidgetOptions {
  /** The prompt for visitors; `null` to show the widget to visitors too. Default: that prices require signing in. */
  prompt?: 'prices' | 'account' | null
  /** The gap between its blocks. Default: `normal`. */
  gap?: 'tight' | 'normal' | 'loose'
  /**
   * As wide as its content, for a line of the host's header. It is not a container then, because a container's width
   * cannot depend on its content.
   */
  isInLine?: boolean
}

/**
 * Gives a widget its frame: a section as its container, with font and colour, the gate for visitors, and an error
 * boundary that leaves its neighbours and the host's page intact.
 */
export function asWidget<Props extends object = Record<never, never>>(
  Content: ComponentType<Props>,
  { prompt = 'prices', gap = 'normal', isInLine = false }: WidgetOptions = {},
) {
  const Widget = ({ onLoaderStart, onLoadError, ...own }: Props & LoadListeners) => {
    // TypeScript cannot infer that the rest is all of Props.
    const props = own as unknown as Props
    const { areFailuresThrown } = usePortal()
    const content = prompt ? (
      <SignInGate prompt={prompt}>
        <Content {...props} />
      </SignInGate>
    ) : (
      <Content {...props} />
    )
    return (
      <StyleIsolation>
        <S.Widget data-gap={gap} data-in-line={isInLine || undefined}>
          <HearsLoads onLoaderStart={onLoaderStart} onLoadError={onLoadError}>
            {areFailuresThrown ? content : <WidgetBoundary>{content}</WidgetBoundary>}
          </HearsLoads>
        </S.Widget>
      </StyleIsolation>
    )
  }
  Widget.displayName = Content.displayName ?? Content.name
  return Widget
}

/** Returns the default content, for a host that does not replace it. */
export const identity = (usual: ReactNode): ReactNode => usual
