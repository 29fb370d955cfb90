import type { PriceBookHistoryItem } from '@trade-portal/fluid-sdk'
import { BookOpen, Mail } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Portal } from '../../../context/PortalContext'
import { useResend } from '../../../data/account/priceBook'
import type { Reading } from '../../../data/useRead'
import { priceBookMessages } from '../../../messages/priceBook'
import { tableMessages } from '../../../messages/table'
import { Button } from '../../../parts/Button'
import { Heading } from '../../../parts/Heading'
import { Stack } from '../../../parts/layout/Layout'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { TablePage } from '../../../surfaces/TablePage/TablePage'

/** Lists the generated files, which can be sent again. */
export function PriceBookHistory({ of }: { of: Reading<readonly PriceBookHistoryItem[]> }) {
  const { formats, messagesOf } = usePortal()
  const words = useMessages(priceBookMessages)
  const headingId = useId()
  const resend = useResend()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {words.history}
      </Heading>
      <TablePage
        of={{ ...of, data: useMemo(() => of.data && newestFirst(of.data), [of.data]) }}
        label={words.history}
        table={useMemo(() => historyTable(formats, messagesOf), [formats, messagesOf])}
        rowKey={idOf}
        empty={{ title: words.noHistory, icon: <BookOpen /> }}
        selection={{
          selected,
          onChange: setSelected,
          label: ({ date }) => words.select(formats.date(date)),
          actions: (rows) => (
            <Button
              tone="primary"
              icon={<Mail size={18} aria-hidden />}
              isPending={resend.isPending}
              onPress={() => resend.mutate(rows.map(idOf), { onSuccess: () => setSelected(new Set()) })}
            >
              {words.resend}
            </Button>
          ),
        }}
      />
    </Stack>
  )
}

const newestFirst = (history: readonly PriceBookHistoryItem[]) =>
  [...history].sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))

const idOf = ({ id }: PriceBookHistoryItem) => id

/** Defines the table of generated files: date, format and recipient. */
export function historyTable(
  formats: Portal['formats'],
  messagesOf: Portal['messagesOf'],
): TableDefinition<PriceBookHistoryItem> {
  const words = messagesOf(priceBookMessages)
  const table = messagesOf(tableMessages)
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no)
  return {
    columns: [
      {
        id: 'generated',
        name: words.generated,
        kind: 'day',
        text: ({ date }) => formats.date(date),
        isRowHeader: true,
        tone: 'strong',
        width: 104,
        placeholder: 80,
      },
      { id: 'type', name: words.type, text: ({ type }) => nameOf(words.types, type), grow: 1.1 },
      {
        id: 'format',
        name: words.format,
        text: ({ format }) => nameOf(words.formats, format),
        isOnRequest: true,
      },
      {
        id: 'recipient',
        name: words.sentTo,
        text: ({ recipient }) => recipient,
        tone: 'muted',
        cardLines: 1,
        grow: 1.8,
      },
      {
        id: 'newCodes',
        name: words.newCodes,
        text: ({ hasNewCodes }) => yesOrNo(hasNewCodes),
        isOnRequest: true,
        width: 96,
        placeholder: 24,
      },
      {
        id: 'coreProducts',
        name: words.coreProducts,
        text: ({ hasCoreProductsOnly }) => yesOrNo(hasCoreProductsOnly),
        isOnRequest: true,
        width: 112,
        placeholder: 24,
      },
    ],
    layout: {
      card: `
        'select generated details' auto
        'select type details' auto
        'select recipient details' auto
        / 28px minmax(0, 1fr) auto`,
      medium: `
        'select generated type newCodes' auto
        'select format recipient coreProducts' auto
        / 28px minmax(0, 1fr) minmax(0, 1.8fr) 112px`,
    },
    details: { name: table.details, label: ({ date }) => words.details(formats.date(date)) },
  }
}

/** Returns the label of a type or a format, or the merchant's text for an unknown one. */
const nameOf = (names: Partial<Record<string, string>>, id: string) => names[id] ?? id
