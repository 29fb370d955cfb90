import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { Link2Off } from 'lucide-react'
import { entriesQuery } from '../../../data/settings/settings'
import { useRead } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { SkeletonLine } from '../../../parts/Skeleton'
import { externalSite, linkAddress } from '../../../routes/linkAddress'
import { usePortal, useMessages } from '../../../context/PortalContext'
import * as S from '../../../surfaces/CardGrid/CardGrid.styles'
import { CardsSkeleton } from '../../../surfaces/CardGrid/CardsSkeleton'
import { HomeLink } from '../../../surfaces/HomeLink/HomeLink'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { commonMessages } from '../../../messages/common'
import { linksMessages } from '../../../messages/help'

/** The merchant's links, one card each. */
export const HelpfulLinks = asWidget(
  function HelpfulLinks() {
    const { client } = usePortal()
    const links = useMessages(linksMessages)
    const entries = useRead(entriesQuery(client, 'Links'), { isThrown: true })
    return (
      <>
        <WidgetHead title={links.title} />
        <Read of={entries} skeleton={<LinksSkeleton />}>
          {(all) => <Links entries={all.filter(({ value }) => value !== '')} />}
        </Read>
      </>
    )
  },
  { prompt: 'account' },
)

function Links({ entries }: { entries: WidgetEntry[] }) {
  const words = usePortal().messagesOf(linksMessages)
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState title={words.none} icon={<Link2Off />} action={<HomeLink />} />
      </Card>
    )
  }
  return (
    <S.Cards>
      {entries.map((entry, index) => (
        <LinkCard key={index} entry={entry} />
      ))}
    </S.Cards>
  )
}

function LinksSkeleton() {
  return (
    <CardsSkeleton>
      <S.Note as="div">
        <SkeletonLine width="75%" />
      </S.Note>
    </CardsSkeleton>
  )
}

function LinkCard({ entry }: { entry: WidgetEntry }) {
  const common = useMessages(commonMessages)
  const words = useMessages(linksMessages)
  const { label, value, description } = entry
  const name = label || value
  const href = linkAddress(value)
  const site = href && externalSite(href)
  return (
    <S.Card>
      <S.Words>
        <Heading level={2}>{name}</Heading>
        {(description || site) && <S.Note>{description || site}</S.Note>}
      </S.Words>
      {href !== null && (
        <S.Actions>
          <Link
            href={href}
            tone="button"
            isExternal={site !== null}
            aria-label={[words.openOf(name), ...(site ? [common.externalLink] : [])].join(', ')}
          >
            {words.open}
          </Link>
        </S.Actions>
      )}
    </S.Card>
  )
}
