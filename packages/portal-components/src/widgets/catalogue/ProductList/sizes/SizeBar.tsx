import { ShoppingCart } from 'lucide-react'
import { usePortal, useMessages } from '../../../../context/PortalContext'
import { figureText, priceText, taxText } from '../../../../messages/prices'
import { sizeGridMessages } from '../../../../messages/sizeGrid'
import { Button } from '../../../../parts/Button'
import { Text } from '../../../../parts/layout/Layout'
import { reachEdges } from '../../../../surfaces/BottomBar/reachEdges'
import * as S from './SizeView.styles'
import type { SizeSums } from './useFilledSizes'

export interface SizeBarProps {
  sums: SizeSums
  seesPrices: boolean
  adding: { done: number; all: number } | null
  onClear: () => void
  onAdd: () => void
}

/** The sums of what is filled in, with the one button that adds it. */
export function SizeBar({ sums, seesPrices, adding, onClear, onAdd }: SizeBarProps) {
  const portal = usePortal()
  const { formats } = portal
  const words = useMessages(sizeGridMessages)
  const facts = [
    { name: words.sizes, text: formats.quantity(sums.sizes) },
    { name: words.pieces, text: formats.quantity(sums.pieces) },
    ...sums.lengths.map(([unit, quantity]) => ({
      name: `${words.length} (${unit})`,
      text: formats.quantity(quantity),
    })),
  ]
  return (
    <S.Bar ref={reachEdges}>
      <S.Facts role="status">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </S.Facts>
      <Button tone="quiet" isDisabled={adding !== null} onPress={onClear}>
        {words.clear}
      </Button>
      {seesPrices && (
        <S.Total>
          <Text weight="bold" size={18} tabular nowrap>
            {sums.total === null ? priceText(null, portal) : figureText(sums.total, formats.money, portal)}
          </Text>
          <Text size={12} tone="muted">
            {taxText(portal)}
          </Text>
        </S.Total>
      )}
      <S.Send>
        <Button
          tone="primary"
          size="large"
          icon={<ShoppingCart aria-hidden />}
          isPending={adding !== null}
          onPress={onAdd}
        >
          {adding
            ? words.adding(formats.quantity(adding.done + 1), formats.quantity(adding.all))
            : words.addToCart}
        </Button>
      </S.Send>
    </S.Bar>
  )
}
