import type { CustomList as List } from '@trade-portal/fluid-sdk'
import { ClipboardX, Trash2 } from 'lucide-react'
import { listsQuery, useDeleteList } from '../../../data/lists/lists'
import { useRead } from '../../../data/useRead'
import { Breadcrumb } from '../../../parts/Breadcrumb'
import { Skeleton } from '../../../parts/Skeleton'
import { listsPath } from '../../../routes/accountPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { UnknownPage } from '../../../surfaces/Widget/UnknownPage'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import type { Messages } from '../../../messages/Messages'
import * as S from './CustomList.styles'
import { ListTable } from './ListTable'
import { listsMessages } from '../../../messages/lists'
import { Callout } from '../../../parts/Callout'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { listTable } from './listColumns'
import { useState } from 'react'
import { Button } from '../../../parts/Button'
import { Confirm } from '../../../parts/Confirm'
import { commonMessages } from '../../../messages/common'

export interface CustomListProps {
  /** The list's `cartSessionId`. */
  listId: string
}

/** The products of a list, with a button to copy them to the cart. */
export const CustomList = asWidget(
  function CustomList({ listId }: CustomListProps) {
    const { client, hrefFor, settings } = usePortal()
    const words = useMessages(listsMessages)
    const lists = useRead(listsQuery(client))
    const deleteList = useDeleteList()
    // The page of a deleted list is about to be left, and must not show "not found" until then.
    const isLeaving = deleteList.isSuccess
    const list = isLeaving ? undefined : lists.data?.find(({ id }) => id === listId)

    if (lists.data && !list && !isLeaving) {
      return (
        <UnknownPage
          title={words.unknownTitle}
          icon={<ClipboardX />}
          wayOn={{ href: hrefFor(listsPath()), name: words.allLists }}
        >
          {words.unknown}
        </UnknownPage>
      )
    }
    const trail = list && (
      <Breadcrumb
        items={[
          { id: 'lists', name: words.title, href: hrefFor(listsPath()) },
          { id: list.id, name: list.name },
        ]}
      />
    )
    return (
      <>
        {lists.error ? (
          <WidgetHead title={words.title} />
        ) : (
          <WidgetHead
            trail={trail ?? <Skeleton width={200} height={21} />}
            title={list?.name ?? null}
            note={list ? summary(list, words) : null}
          />
        )}
        <Read of={{ ...lists, data: list }} skeleton={<ListSkeleton />}>
          {(shown) => (
            <>
              {settings.hasCart && (
                <S.Actions>
                  <CopyList list={shown} tone="primary" />
                </S.Actions>
              )}
              <ListTable list={shown} />
              <ListHint isGeneric={shown.isGeneric} />
              {!shown.isGeneric && <DeleteList list={shown} deleteList={deleteList} />}
            </>
          )}
        </Read>
      </>
    )
  },
  { prompt: 'account' },
)

function summary({ isGeneric, lines }: List, words: Messages['lists']) {
  return [
    isGeneric ? words.generic : words.own,
    ...(lines.length > 0 ? [words.items(lines.length)] : []),
  ].join(' · ')
}

/** Explains how to change a list, which goes by way of the cart. */
function ListHint({ isGeneric }: { isGeneric: boolean }) {
  const { settings } = usePortal()
  const words = useMessages(listsMessages)
  if (!settings.hasCart) return null
  return (
    <Callout
      tone="info"
      title={isGeneric ? undefined : words.updateTitle}
      action={<RouteLink to="/products">{words.addProducts}</RouteLink>}
    >
      {isGeneric ? words.genericHint : words.updateHint}
    </Callout>
  )
}

const ROWS = 6

/** Skeleton of a list while it loads. */
function ListSkeleton() {
  const portal = usePortal()
  return (
    <>
      {portal.settings.hasCart && (
        <S.Actions aria-hidden>
          <Skeleton width={190} height={40} radius="control" />
        </S.Actions>
      )}
      <DataTableSkeleton table={listTable(portal, '', () => undefined)} rows={ROWS} />
    </>
  )
}

/** Deletes the customer's list after a question. It belongs at the foot, away from everyday buttons. */
function DeleteList(props: { list: List; deleteList: ReturnType<typeof useDeleteList> }) {
  const { list, deleteList } = props
  const { navigate } = usePortal()
  const words = useMessages(listsMessages)
  const common = useMessages(commonMessages)
  const [asksToDelete, setAsksToDelete] = useState(false)

  const remove = () => {
    setAsksToDelete(false)
    deleteList.mutate(list, { onSuccess: () => navigate(listsPath()) })
  }
  return (
    <div>
      <Button
        icon={<Trash2 size={18} aria-hidden />}
        isPending={deleteList.isPending}
        onPress={() => setAsksToDelete(true)}
      >
        {words.remove}
      </Button>
      <Confirm
        isOpen={asksToDelete}
        onOpenChange={setAsksToDelete}
        title={words.remove}
        confirmLabel={words.remove}
        cancelLabel={common.cancel}
        tone="critical"
        onConfirm={remove}
      >
        {words.removeNote}
      </Confirm>
    </div>
  )
}
