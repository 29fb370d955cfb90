import { use } from 'react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria'
import { UNSAFE_PortalProvider as ContainerProvider } from 'react-aria/PortalProvider'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { FollowLink } from './FollowLink'
import { PartContext } from './PartContext'

export interface AriaFrameProps {
  children: ReactNode
}

/**
 * Gives React Aria the locale, the router and the overlay container. It wraps each part separately, because React Aria
 * is loaded lazily and the page renders without it at first.
 */
export function AriaFrame({ children }: AriaFrameProps) {
  const { locale, container } = use(PartContext)
  const follow = use(FollowLink)
  const framed = (
    <I18nProvider locale={locale}>
      <ContainerProvider getContainer={container}>{children}</ContainerProvider>
    </I18nProvider>
  )
  return follow ? <RouterProvider navigate={follow}>{framed}</RouterProvider> : framed
}
