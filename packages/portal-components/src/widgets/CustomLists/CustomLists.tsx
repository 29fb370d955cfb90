import type { CustomList } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useId } from 'react'
import { errorMessage } from '../../words/errorMessage'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'
import { listsQuery } from '../../data/lists/lists'
import { ListCard } from './ListCard'
import { ListsSkeleton } from './ListsSkeleton'
import * as S from './CustomLists.styles'

/** The lists that the merchant offers and those that the customer saved. */
export function CustomLists() {
  const { client, hrefFor, messages, settings } = usePortal()
  const words = messages.lists
  const lists = useQuery(listsQuery(client))
  const genericId = useId()
  const ownId = useId()

  return (
    <S.Page>
      <Heading level={1}>{words.title}</Heading>
      {content()}
    </S.Page>
  )

  function content() {
    if (!lists.data && lists.error) {
      return (
        <Card>
          <ErrorState
            title={messages.errors.couldNotLoad}
            message={errorMessage(lists.error, messages)}
            retryLabel={messages.common.tryAgain}
            onRetry={() => void lists.refetch()}
            isPending={lists.isFetching}
          />
        </Card>
      )
    }
    if (!lists.data) return <ListsSkeleton queryKey={listsQuery(client).queryKey} />
    const generic = lists.data.filter((list) => list.isGeneric)
    const own = lists.data.filter((list) => !list.isGeneric)
    return (
      <>
        {generic.length > 0 && (
          <S.Section aria-labelledby={genericId}>
            <Heading level={2} id={genericId}>
              {words.generic}
            </Heading>
            <Cards lists={generic} />
          </S.Section>
        )}
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
      </>
    )
  }
}

function Cards({ lists }: { lists: CustomList[] }) {
  return (
    <S.Cards>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </S.Cards>
  )
}
