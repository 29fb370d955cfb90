import type { ReactNode } from 'react'
import { PartWords } from '../parts/PartWords'
import { PortalContext } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { commonWords } from '../messages/common'

export interface PortalRootProps {
  portal: Portal
  children: ReactNode
}

/** Gives the portal to what stands in it, and to parts, which know no portal, the words that they say by themselves. */
export function PortalRoot({ portal, children }: PortalRootProps) {
  return (
    <PortalContext value={portal}>
      <PartWords value={portal.say(commonWords)}>{children}</PartWords>
    </PortalContext>
  )
}
