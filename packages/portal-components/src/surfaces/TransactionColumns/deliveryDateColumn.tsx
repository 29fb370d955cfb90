import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Truck } from 'lucide-react'
import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { Portal } from '../../context/PortalContext'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

const truck = <Truck aria-hidden />

/** Returns the column for the delivery date of an order or a quote. */
export const deliveryDateColumn = ({
  formats,
  words,
}: {
  formats: Portal['formats']
  words: { deliveryDate: string }
}): DataColumn<TransactionSummary> => ({
  id: 'date',
  name: words.deliveryDate,
  text: ({ deliveryDate }) => formats.date(deliveryDate),
  csv: ({ deliveryDate }) => deliveryDate ?? '',
  cell: ({ deliveryDate }, form) => {
    const day = formats.date(deliveryDate)
    if (form === 'row') return day
    return (
      <>
        {truck}
        <span>{day}</span>
      </>
    )
  },
  styles: deliveryDates,
  kind: 'day',
  cardAlign: 'end',
  width: 96,
  placeholder: 80,
})

/** A card has no column header, so an icon explains the date. */
const deliveryDates = css`
  color: ${token.color.textMuted};
  white-space: nowrap;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: ${token.space[4]};
    vertical-align: -2px;
  }
  @container ${MEDIUM} {
    color: inherit;

    & > svg {
      display: none;
    }
  }
`
