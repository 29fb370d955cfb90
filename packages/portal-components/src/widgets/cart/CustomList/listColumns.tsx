import type { CartLine } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import type { DataColumn } from '../../../parts/table/dataColumns'
import type { TableDefinition } from '../../../parts/table/tableDefinition'
import { IconButton } from '../../../parts/IconButton'
import { Row, Text } from '../../../parts/layout/Layout'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import type { Wording } from '../../../messages/MessagesOf'
import { figureText } from '../../../messages/prices'
import * as S from './CustomList.styles'
import { productsMessages } from '../../../messages/catalogue'
import { listsMessages } from '../../../messages/lists'
import { useRef } from 'react'
import { listTallyQuery } from '../../../data/lists/lists'
import { useRead } from '../../../data/useRead'
import { Badge } from '../../../parts/Badge'
import { useHasBeenSeen } from '../../../surfaces/CartLines/useHasBeenSeen'
import { tallySummary } from '../../../messages/tallySummary'
import { tallyMessages } from '../../../messages/tally'

/** Returns the table of a list's products, each with a button to remove it. */
export function listTable(
  portal: Wording,
  listId: string,
  /** Omitted when the list is not the customer's. */
  onRemove?: (line: CartLine) => void,
): TableDefinition<CartLine> {
  const goods = goodsColumns(portal, listId)
  const remove = onRemove ? 'remove' : ''
  return {
    columns: onRemove ? [...goods, removeColumn(portal, onRemove)] : goods,
    // The description is above quantity and unit, with the remove button beside both. With a little more room only the
    // SKU is below it.
    layout: {
      card: `
        'picture description description description ${remove}' auto
        'picture sku quantity unit ${remove}' auto
        / 56px minmax(0, 1fr) auto auto ${onRemove ? 'auto' : ''}`,
      medium: `
        'picture description quantity unit ${remove}' auto
        'picture sku quantity unit ${remove}' auto
        / 56px minmax(0, 1fr) 120px 56px ${onRemove ? '44px' : ''}`,
      mediumUntil: 800,
    },
    heights: { card: 74, medium: 61, wide: 61 },
  }
}

function goodsColumns(portal: Wording, listId: string): DataColumn<CartLine>[] {
  const { formats, messagesOf } = portal
  const words = messagesOf(listsMessages)
  return [
    {
      id: 'picture',
      name: messagesOf(productsMessages).picture,
      isNameHidden: true,
      cell: ({ image }) => <Picture src={image} alt="" />,
      width: 56,
      skeleton: (
        <S.PictureSkeleton>
          <Skeleton height="100%" />
        </S.PictureSkeleton>
      ),
    },
    {
      id: 'sku',
      name: words.sku,
      text: ({ productId }) => productId,
      // A usual SKU fits on one line; a longer one still breaks.
      width: 140,
      grow: 0.3,
      tone: 'muted',
      placeholder: 90,
    },
    {
      id: 'description',
      name: words.description,
      text: ({ name }) => name,
      isRowHeader: true,
      note: (line) => line.isTally && <LineLengths listId={listId} line={line} />,
      tone: 'strong',
    },
    {
      id: 'quantity',
      name: words.quantity,
      cell: ({ quantity }) => <S.Quantity>{figureText(quantity, formats.quantity, portal)}</S.Quantity>,
      align: 'end',
      width: 120,
      placeholder: 24,
    },
    {
      id: 'unit',
      name: words.unit,
      text: ({ unit }) => unit,
      width: 56,
      placeholder: 20,
    },
  ]
}

function removeColumn(
  { messagesOf }: Pick<Wording, 'messagesOf'>,
  onRemove: (line: CartLine) => void,
): DataColumn<CartLine> {
  const words = messagesOf(listsMessages)
  return {
    id: 'remove',
    name: words.actions,
    isNameHidden: true,
    cell: (line) => (
      <S.Remove data-removes>
        <IconButton
          label={words.removeLine(line.name)}
          icon={<Trash2 size={20} aria-hidden />}
          onPress={() => onRemove(line)}
        />
      </S.Remove>
    ),
    align: 'end',
    width: 44,
    hasControls: true,
    skeleton: (
      <S.Remove>
        <Skeleton width={20} height={20} />
      </S.Remove>
    ),
  }
}

/** The lengths of a tally line, read when the line becomes visible. A failed read affects nothing else. */
function LineLengths({ listId, line }: { listId: string; line: CartLine }) {
  const portal = usePortal()
  const ref = useRef<HTMLDivElement>(null)
  const hasBeenSeen = useHasBeenSeen(ref)
  const { data, error } = useRead(listTallyQuery(portal.client, listId, line.id), { isEnabled: hasBeenSeen })
  return (
    <Text as="div" tone="muted" size={14} weight="regular">
      <Row ref={ref} wrap gap={[0, 8]}>
        <Badge tone="info">{portal.messagesOf(tallyMessages).title}</Badge>
        {data && <span>{tallySummary(data, line.unit, portal)}</span>}
        {!data && !error && <Skeleton width="12ch" height="1.2em" />}
      </Row>
    </Text>
  )
}
