import type { CustomList } from '@trade-portal/fluid-sdk'
import { ClipboardList } from 'lucide-react'
import { useId } from 'react'
import { listsQuery } from '../../../data/lists/lists'
import { useRead } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { usePortal } from '../../../context/PortalContext'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { ListCard } from './ListCard'
import { ListsSkeleton } from './ListsSkeleton'
import * as S from './CustomLists.styles'
import { listsWords } from '../../../messages/lists'

/** The lists that the customer saved and those that the merchant offers, each a press from the cart. */
export const CustomLists = asWidget(
  function CustomLists() {
    const { client, say } = usePortal()
    const lists = useRead(listsQuery(client))
    return (
      <>
        <WidgetHead title={say(listsWords).title} />
        <Read of={lists} skeleton={<ListsSkeleton />}>
          {(all) => <Sections lists={all} />}
        </Read>
      </>
    )
  },
  { prompt: 'account', gap: 'loose' },
)

function Sections({ lists }: { lists: CustomList[] }) {
  const { hrefFor, say, settings } = usePortal()
  const words = say(listsWords)
  const genericId = useId()
  const ownId = useId()
  const generic = lists.filter((list) => list.isGeneric)
  const own = lists.filter((list) => !list.isGeneric)
  return (
    <>
      <S.Section aria-labelledby={ownId}>
        <Heading level={2} id={ownId}>
          {words.own}
        </Heading>
        {own.length > 0 ? (
          <Cards lists={own} />
        ) : (
          <Card>
            <EmptyState
              title={words.empty}
              icon={<ClipboardList />}
              action={
                settings.hasCart && (
                  <Link href={hrefFor('/cart')} tone="button">
                    {words.toCart}
                  </Link>
                )
              }
            >
              {settings.hasCart && words.emptyHint}
            </EmptyState>
          </Card>
        )}
      </S.Section>
      {generic.length > 0 && (
        <S.Section aria-labelledby={genericId}>
          <Heading level={2} id={genericId}>
            {words.generic}
          </Heading>
          <Cards lists={generic} />
        </S.Section>
      )}
    </>
  )
}

function Cards({ lists }: { lists: CustomList[] }) {
  return (
    <Grid.Cards>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </Grid.Cards>
  )
}
