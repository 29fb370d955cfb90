import type { SchemeChoice } from '@trade-portal/theme'
import { useMemo } from 'react'
import { ThemedRoots } from './ThemedRoots'
import type { ThemedRootsProps } from './ThemedRoots'
import { watchOwnTheme } from './watchOwnTheme'

/** A scheme that the theme is derived in, or none where that of the page is inherited. */
export type PortalScheme = SchemeChoice | 'inherit'

export interface ThemedProps extends Omit<ThemedRootsProps, 'watch'> {
  scheme: PortalScheme
}

/** Derives the theme at its own root, and gives it to what floats; or leaves both to inherit it. */
export function Themed({ scheme, ...roots }: ThemedProps) {
  const watch = useMemo(() => {
    if (scheme === 'inherit') return undefined
    return (root: HTMLElement, overlays: HTMLElement | null) => watchOwnTheme(root, overlays, scheme)
  }, [scheme])
  return <ThemedRoots watch={watch} {...roots} />
}
