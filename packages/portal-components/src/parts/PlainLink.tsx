import { use } from 'react'
import type { AnchorHTMLAttributes } from 'react'
import { FollowLink, followLink } from './FollowLink'

export interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  href: string
  onPress?: (() => void) | undefined
}

/** An unstyled native link, followed by the host's router. */
export function PlainLink({ onPress, ...link }: PlainLinkProps) {
  const follow = use(FollowLink)
  return (
    <a
      {...link}
      onClick={(event) => {
        onPress?.()
        followLink(event, follow)
      }}
    />
  )
}
