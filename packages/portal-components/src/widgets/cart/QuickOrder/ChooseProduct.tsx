import type { Product } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../../context/PortalContext'
import { perUnit, priceText } from '../../../messages/prices'
import * as S from './MendLine.styles'

export interface ChooseProductProps {
  label: string
  products: readonly Product[]
  onChoose: (productId: string) => void
}

/** Products to press one of. No arrow key chooses by itself, as a choice takes the line's others away. */
export function ChooseProduct({ label, products, onChoose }: ChooseProductProps) {
  const portal = usePortal()
  return (
    <S.Chips role="group" aria-label={label}>
      {products.map(({ id, name, customerPrice, units }) => (
        <S.Chip key={id} type="button" onClick={() => onChoose(id)}>
          <S.Dot aria-hidden />
          <span>
            <strong>{id}</strong> <span>{name}</span>
          </span>
          {!portal.settings.hidesProductPrices && (
            <S.ChipPrice>
              {customerPrice === null
                ? priceText(null, portal)
                : `${priceText(customerPrice, portal)} ${perUnit(units[0] ?? '', portal).seen}`}
            </S.ChipPrice>
          )}
        </S.Chip>
      ))}
    </S.Chips>
  )
}
