import { copyTheme, describeReport, watchTheme } from '@trade-portal/theme'
import type { SchemeChoice, ThemeReport } from '@trade-portal/theme'
import { useMemo } from 'react'
import { ThemedRoots } from './ThemedRoots'
import type { ThemedRootsProps } from './ThemedRoots'

/** The scheme of the derived theme, or `inherit` for the page's own theme. */
export type PortalScheme = SchemeChoice | 'inherit'

export interface ThemedProps extends Omit<ThemedRootsProps, 'watch'> {
  scheme: PortalScheme
}

/** Derives the theme at its own root and copies it to the overlays, or lets both inherit it. */
export function Themed({ scheme, ...roots }: ThemedProps) {
  const watch = useMemo(() => {
    if (scheme === 'inherit') return undefined
    return (root: HTMLElement, overlays: HTMLElement | null) => watchOwnTheme(root, overlays, scheme)
  }, [scheme])
  return <ThemedRoots watch={watch} {...roots} />
}

/**
 * Derives the theme at its own root and copies it to the overlays, now and whenever it changes.
 *
 * @returns a function that stops it.
 */
function watchOwnTheme(root: HTMLElement, overlays: HTMLElement | null, scheme: SchemeChoice) {
  const onApply = () => overlays && copyTheme(root, overlays)
  return watchTheme(root, { scheme, onReport: tell, onApply })
}

/** The merchant needs to see corrected colours in every build. */
function tell(report: ThemeReport) {
  for (const line of describeReport(report)) console.warn(line)
}
