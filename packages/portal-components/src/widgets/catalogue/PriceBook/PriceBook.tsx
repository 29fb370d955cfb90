import { BookX, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { priceBookQuery, useRequestNew } from '../../../data/account/priceBook'
import { priceBookEnabledQuery } from '../../../data/account/account'
import { useRead } from '../../../data/useRead'
import { priceBookMessages } from '../../../messages/priceBook'
import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Heading } from '../../../parts/Heading'
import { Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton, SkeletonLine } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { PriceBookConfigurationCard } from './PriceBookConfigurationCard'
import { historyTable, PriceBookHistory } from './PriceBookHistory'

/** Shows the customer's price list as files: their settings, the history, and buttons to request new ones. */
export const PriceBook = asWidget(
  function PriceBook() {
    const { client } = usePortal()
    const words = useMessages(priceBookMessages)
    const enabled = useRead(priceBookEnabledQuery(client))
    const answer = useRead(priceBookQuery(client), { isEnabled: enabled.data === true })
    const { book, message } = answer.data ?? {}
    const isReading = enabled.data !== false && !answer.data && !enabled.error && !answer.error
    return (
      <>
        <WidgetHead
          title={message ?? words.title}
          tools={book ? <RequestNew /> : isReading && <Skeleton width={226} height={40} radius="control" />}
        />
        {enabled.data === false ? (
          <NoBook title={words.notOffered} />
        ) : (
          <Read<unknown> of={enabled.data ? answer : enabled} skeleton={<PriceBookSkeleton />}>
            {() =>
              book ? (
                <>
                  <PriceBookConfigurationCard book={book} />
                  <PriceBookHistory of={{ ...answer, data: book.history }} />
                </>
              ) : (
                <NoBook title={words.noBook} />
              )
            }
          </Read>
        )}
      </>
    )
  },
  { prompt: 'account' },
)

function NoBook({ title }: { title: string }) {
  const words = usePortal().messagesOf(priceBookMessages)
  return (
    <Card>
      <EmptyState
        title={title}
        icon={<BookX />}
        action={
          <RouteLink to="/contact-a-representative" tone="primaryButton">
            {words.contact}
          </RouteLink>
        }
      />
    </Card>
  )
}

function RequestNew() {
  const words = usePortal().messagesOf(priceBookMessages)
  const requestNew = useRequestNew()
  return (
    <Button
      icon={<RefreshCw size={18} aria-hidden />}
      isPending={requestNew.isPending}
      onPress={() => requestNew.mutate()}
    >
      {words.requestNew}
    </Button>
  )
}

function PriceBookSkeleton() {
  const { formats, messagesOf } = usePortal()
  const words = useMessages(priceBookMessages)
  const table = useMemo(() => historyTable(formats, messagesOf), [formats, messagesOf])
  return (
    <>
      <PriceBookConfigurationCard />
      <Stack as="section" gap={12} aria-hidden>
        <Heading level={2}>{words.history}</Heading>
        <Text as="div" size={14}>
          <SkeletonLine width={60} />
        </Text>
        <DataTableSkeleton table={table} rows={8} hasSelection />
      </Stack>
    </>
  )
}
