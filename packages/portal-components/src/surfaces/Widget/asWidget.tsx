import type { ComponentType, ReactNode } from 'react'
import { OwnStyles } from '../../parts/OwnStyles'
import { usePortal } from '../../context/PortalContext'
import { HearsLoads } from '../../context/LoadListeners'
import type { LoadListeners } from '../../context/LoadListeners'
import { SignInGate } from './SignInGate'
import * as S from './Widget.styles'
import { WidgetBoundary } from './WidgetBoundary'

export interface WidgetOptions {
  /** Said to whoever is not signed in; `null`: it is for visitors as well. Default: that one sees prices by signing in. */
  prompt?: 'prices' | 'account' | null
  /** The room between its blocks. Default: `normal`. */
  gap?: 'tight' | 'normal' | 'loose'
  /** As wide as what it holds, for a line of somebody's header. It is no container then, which has no width of its own. */
  isInLine?: boolean
}

/**
 * Gives a widget its frame: a section with a container, font and colour of its own, the gate for whoever is not signed
 * in, and an error boundary that leaves its neighbours and the host's page standing.
 */
export function asWidget<Props extends object = Record<never, never>>(
  Content: ComponentType<Props>,
  { prompt = 'prices', gap = 'normal', isInLine = false }: WidgetOptions = {},
) {
  const Widget = ({ onLoaderStart, onLoadError, ...own }: Props & LoadListeners) => {
    // The compiler does not know that the rest is the whole of Props.
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
      <OwnStyles>
        <S.Widget data-gap={gap} data-in-line={isInLine || undefined}>
          <HearsLoads onLoaderStart={onLoaderStart} onLoadError={onLoadError}>
            {areFailuresThrown ? content : <WidgetBoundary>{content}</WidgetBoundary>}
          </HearsLoads>
        </S.Widget>
      </OwnStyles>
    )
  }
  Widget.displayName = Content.displayName ?? Content.name
  return Widget
}

/** Leaves a place as it is, for a host that has nothing of its own to put there. */
export const asUsual = (usual: ReactNode): ReactNode => usual
