import { useState } from 'react'
import { codeKey, MOST_CHOICES } from '../../../data/quickOrder/judgePad'
import { useFoundProducts } from '../../../data/quickOrder/padLookups'
import type { PadLine } from '../../../data/quickOrder/padLine'
import { SearchInput } from '../../../parts/field/SearchInput'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { errorMessage } from '../../../messages/errorMessage'
import { Text } from '../../../parts/layout/Layout'
import * as S from './PadRow.styles'
import { quickOrderMessages } from '../../../messages/quickOrder'
import type { Product } from '@trade-portal/fluid-sdk'
import { perUnit, priceText } from '../../../messages/prices'

export interface FindProductProps {
  line: PadLine
  /** Number of products found by the line's own words. */
  count: number
  onChoose: (productId: string) => void
}

/** Searches for a line's product by other words. */
export function FindProduct({ line, count, onChoose }: FindProductProps) {
  const { messagesOf } = usePortal()
  const words = useMessages(quickOrderMessages)
  const [term, setTerm] = useState(line.code)
  const key = codeKey(term)
  const isOwn = key === codeKey(line.code)
  const found = useFoundProducts(isOwn || key === '' ? [] : [term]).get(key)
  const products = found === undefined || found === 'looking' || 'error' in found ? null : found.products

  const said = () => {
    if (key === '') return line.code === '' ? words.noCode : ''
    if (isOwn) return count > 0 ? words.tooMany(count) : ''
    if (found === undefined || found === 'looking') return words.verdict.looking
    if ('error' in found) return errorMessage(found.error, messagesOf)
    if (found.products.length === 0) return words.noProducts
    return found.products.length > MOST_CHOICES
      ? words.tooMany(found.products.length)
      : words.products(found.products.length)
  }
  return (
    <>
      <S.Find>
        <SearchInput
          label={words.findOf(line.number)}
          placeholder={words.find}
          value={term}
          onChange={setTerm}
        />
      </S.Find>
      <Text breaks role="status">
        {said()}
      </Text>
      {products && products.length > 0 && (
        <ChooseProduct
          label={words.chooseOf(line.number)}
          products={products.slice(0, MOST_CHOICES)}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

interface ChooseProductProps {
  label: string
  products: readonly Product[]
  onChoose: (productId: string) => void
}

/** Products to choose from. These are buttons rather than radios, because a choice removes the other products. */
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
