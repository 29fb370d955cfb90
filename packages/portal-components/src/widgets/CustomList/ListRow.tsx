import type { CartLine } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { Badge } from '../../parts/Badge'
import { IconButton } from '../../parts/IconButton'
import { usePortal } from '../../PortalContext'
import * as S from './CustomList.styles'

export interface ListRowProps {
  line: CartLine
  /** It is being taken out. */
  isBusy: boolean
  /** Left out where the list is not the customer's. */
  onRemove?: () => void
}

/** One product of a list. */
export function ListRow({ line, isBusy, onRemove }: ListRowProps) {
  const { formats, messages } = usePortal()
  const words = messages.lists
  return (
    <S.Row role="row" aria-busy={isBusy || undefined}>
      <S.Sku role="cell">{line.productId}</S.Sku>
      <S.Description role="cell">
        {line.name}
        {line.isTally && (
          <>
            {' '}
            <Badge tone="info">{messages.tally.title}</Badge>
          </>
        )}
      </S.Description>
      <S.Quantity role="cell">{formats.quantity(line.quantity)}</S.Quantity>
      <S.Unit role="cell">{line.unit}</S.Unit>
      {onRemove && (
        <S.Remove role="cell" data-removes>
          <IconButton
            label={words.removeLine(line.name)}
            icon={<Trash2 size={20} aria-hidden />}
            isDisabled={isBusy}
            onPress={onRemove}
          />
        </S.Remove>
      )}
    </S.Row>
  )
}
