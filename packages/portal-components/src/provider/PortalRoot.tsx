import type { ReactNode } from 'react'
import { PartWords } from '../parts/PartWords'
import { PortalContext } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { commonWords } from '../messages/common'

export interface PortalRootProps {
  portal: Portal
  children: ReactNode
}

/** Provides the portal to its children, and common messages to parts, which know no portal. */
export function PortalRoot({ portal, children }: PortalRootProps) {
  return (
    <PortalContext value={portal}>
      <PartWords value={portal.say(commonWords)}>{children}</PartWords>
    </PortalContext>
  )
}
