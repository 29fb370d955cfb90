import { useState } from 'react'
import { MOST_CHOICES, codeKey } from '../../../data/quickOrder/judgePad'
import { useFoundProducts } from '../../../data/quickOrder/padLookups'
import type { PadLine } from '../../../data/quickOrder/padLine'
import { SearchInput } from '../../../parts/field/SearchInput'
import { usePortal } from '../../../context/PortalContext'
import { errorMessage } from '../../../messages/errorMessage'
import { ChooseProduct } from './ChooseProduct'
import * as S from './MendLine.styles'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface FindProductProps {
  line: PadLine
  /** Products that the line's own words find. */
  count: number
  onChoose: (productId: string) => void
}

/** Looks for a line's product by other words. */
export function FindProduct({ line, count, onChoose }: FindProductProps) {
  const { say } = usePortal()
  const words = say(quickOrderWords)
  const [term, setTerm] = useState(line.code)
  const key = codeKey(term)
  const isOwn = key === codeKey(line.code)
  const found = useFoundProducts(isOwn || key === '' ? [] : [term]).get(key)
  const products = found === undefined || found === 'looking' || 'error' in found ? null : found.products

  const said = () => {
    if (key === '') return line.code === '' ? words.noCode : ''
    if (isOwn) return count > 0 ? words.tooMany(count) : ''
    if (found === undefined || found === 'looking') return words.verdict.looking
    if ('error' in found) return errorMessage(found.error, say)
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
      <S.Say role="status">{said()}</S.Say>
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
