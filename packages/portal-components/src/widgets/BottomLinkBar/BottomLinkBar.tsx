import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { useEntries } from '../../data/settings/useEntries'
import * as S from './BottomLinkBar.styles'

/** The links at the foot of every page, as the merchant set them up. Without any there is no bar. */
export function BottomLinkBar() {
  const { hrefFor, messages, places } = usePortal()
  const links = bottomLinks(useEntries('bottomlinkbar'), places)

  if (links.length === 0) return null
  return (
    <S.Bar aria-label={messages.shell.links}>
      <S.Links>
        {links.map(({ label, to }) => (
          <li key={to}>
            <S.BarLink href={hrefFor(to)}>{label}</S.BarLink>
          </li>
        ))}
      </S.Links>
    </S.Bar>
  )
}

const placeOfType: Partial<Record<string, string>> = {
  'handy links': '/links',
  'support email': '/support',
  'store listing': '/stores',
  accountcontact: '/contact-a-representative',
}

/** The entries whose type names a place that the host has, in the merchant's order. */
function bottomLinks(entries: WidgetEntry[], places: readonly string[] | undefined) {
  const links = new Map<string, string>()
  for (const { type, label } of entries) {
    const to = placeOfType[type]
    if (to && label && !links.has(to) && (!places || places.includes(to))) links.set(to, label)
  }
  return [...links].map(([to, label]) => ({ to, label }))
}
