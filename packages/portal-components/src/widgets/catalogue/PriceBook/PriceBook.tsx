import { BookX, RefreshCw } from 'lucide-react'
import { priceBookQuery, useRequestNew } from '../../../data/account/priceBook'
import { priceBookEnabledQuery } from '../../../data/account/priceBookEnabled'
import { useRead } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { PriceBookConfigurationCard } from './PriceBookConfigurationCard'
import { PriceBookHistory } from './PriceBookHistory'
import { PriceBookSkeleton } from './PriceBookSkeleton'
import { priceBookWords } from '../../../messages/priceBook'
import { Button } from '../../../parts/Button'

/** Shows the customer's price list as files: their settings, the history, and buttons to request new ones. */
export const PriceBook = asWidget(
  function PriceBook() {
    const { client, say } = usePortal()
    const words = say(priceBookWords)
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
  const words = usePortal().say(priceBookWords)
  return (
    <Card>
      <EmptyState
        title={title}
        icon={<BookX />}
        action={
          <PlaceLink to="/contact-a-representative" tone="primaryButton">
            {words.contact}
          </PlaceLink>
        }
      />
    </Card>
  )
}

/** Requests a new file from the merchant. */
function RequestNew() {
  const words = usePortal().say(priceBookWords)
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
