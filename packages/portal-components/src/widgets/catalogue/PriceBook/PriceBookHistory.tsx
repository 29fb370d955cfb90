import type { PriceBookHistoryItem } from '@trade-portal/fluid-sdk'
import { BookOpen, Mail } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useResend } from '../../../data/account/priceBook'
import type { Reading } from '../../../data/useRead'
import { Button } from '../../../parts/Button'
import { Heading } from '../../../parts/Heading'
import { usePortal } from '../../../context/PortalContext'
import { TablePage } from '../../../surfaces/TablePage/TablePage'
import { historyTable } from './historyTable'
import * as S from './PriceBook.styles'
import { priceBookWords } from '../../../messages/priceBook'

export interface PriceBookHistoryProps {
  of: Reading<readonly PriceBookHistoryItem[]>
}

/** Lists the generated files, which can be sent again. */
export function PriceBookHistory({ of }: PriceBookHistoryProps) {
  const { formats, say } = usePortal()
  const words = say(priceBookWords)
  const headingId = useId()
  const resend = useResend()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <S.Section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {words.history}
      </Heading>
      <TablePage
        of={{ ...of, data: useMemo(() => of.data && newestFirst(of.data), [of.data]) }}
        label={words.history}
        table={useMemo(() => historyTable(formats, say), [formats, say])}
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
    </S.Section>
  )
}

const newestFirst = (history: readonly PriceBookHistoryItem[]) =>
  [...history].sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))

const idOf = ({ id }: PriceBookHistoryItem) => id
