import { use } from 'react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria'
import { UNSAFE_PortalProvider as ContainerProvider } from 'react-aria/PortalProvider'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { FollowLink } from './FollowLink'
import { PartPlace } from './PartPlace'

export interface AriaFrameProps {
  children: ReactNode
}

/**
 * Tells React Aria the language, the way that links are followed and the element that what opens stands in. It stands
 * around each part made of it, as those are read late and a page begins without it.
 */
export function AriaFrame({ children }: AriaFrameProps) {
  const { locale, container } = use(PartPlace)
  const follow = use(FollowLink)
  const framed = (
    <I18nProvider locale={locale}>
      <ContainerProvider getContainer={container}>{children}</ContainerProvider>
    </I18nProvider>
  )
  return follow ? <RouterProvider navigate={follow}>{framed}</RouterProvider> : framed
}
