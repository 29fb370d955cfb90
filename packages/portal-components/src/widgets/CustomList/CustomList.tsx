import type { CustomList as List } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { ClipboardX } from 'lucide-react'
import { errorMessage } from '../../words/errorMessage'
import { listsPath } from '../../places/listPaths'
import { Breadcrumb } from '../../parts/Breadcrumb'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { ErrorState } from '../../parts/ErrorState'
import { Heading } from '../../parts/Heading'
import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'
import { listsQuery, useDeleteList } from '../../data/lists/lists'
import { ListActions } from './ListActions'
import { ListHint } from './ListHint'
import { ListSkeleton } from './ListSkeleton'
import { ListTable } from './ListTable'
import * as S from './CustomList.styles'

export interface CustomListProps {
  /** The list's `cartSessionId`. */
  listId: string
}

/** What one list holds, and the way to put it in the cart. */
export function CustomList({ listId }: CustomListProps) {
  const { client, hrefFor, messages } = usePortal()
  const words = messages.lists
  const lists = useQuery(listsQuery(client))
  const deleteList = useDeleteList()
  const list = lists.data?.find(({ id }) => id === listId)

  if (!lists.data && lists.error) {
    return (
      <S.Page>
        <Heading level={1}>{words.title}</Heading>
        <Card>
          <ErrorState
            title={messages.errors.couldNotLoad}
            message={errorMessage(lists.error, messages)}
            retryLabel={messages.common.tryAgain}
            onRetry={() => void lists.refetch()}
            isPending={lists.isFetching}
          />
        </Card>
      </S.Page>
    )
  }
  // The page of a list that was just deleted is about to be left: it is not "not found" meanwhile.
  if (!lists.data || deleteList.isSuccess) return <ListSkeleton queryKey={listsQuery(client).queryKey} />
  if (!list) {
    return (
      <EmptyState
        isPage
        title={words.unknownTitle}
        icon={<ClipboardX />}
        action={
          <Link href={hrefFor(listsPath())} tone="primaryButton">
            {words.allLists}
          </Link>
        }
      >
        {words.unknown}
      </EmptyState>
    )
  }
  return (
    <S.Page>
      <S.Head>
        <Breadcrumb
          label={words.title}
          items={[
            { id: 'lists', name: words.title, href: hrefFor(listsPath()) },
            { id: list.id, name: list.name },
          ]}
        />
        <Heading level={1}>{list.name}</Heading>
        <S.Muted>{summary(list)}</S.Muted>
      </S.Head>
      <ListActions list={list} deleteList={deleteList} />
      <ListTable list={list} />
      <ListHint isGeneric={list.isGeneric} />
    </S.Page>
  )

  function summary({ isGeneric, lines }: List) {
    return [
      isGeneric ? words.generic : words.own,
      ...(lines.length > 0 ? [words.items(lines.length)] : []),
    ].join(' · ')
  }
}
