import type { SchemeChoice } from '@trade-portal/theme'
import { useCallback } from 'react'
import { ThemedRoots } from './ThemedRoots'
import type { ThemedRootsProps } from './ThemedRoots'
import { watchOwnTheme } from './watchOwnTheme'

export interface ThemedProps extends Omit<ThemedRootsProps, 'watch'> {
  scheme: SchemeChoice
}

/** Derives the theme at its own root, and gives it to what floats. */
export function Themed({ scheme, ...roots }: ThemedProps) {
  const watch = useCallback(
    (root: HTMLElement, overlays: HTMLElement | null) => watchOwnTheme(root, overlays, scheme),
    [scheme],
  )
  return <ThemedRoots watch={watch} {...roots} />
}
