import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import * as S from './ProductList.styles'
import { productsWords } from '../../../messages/catalogue'

export interface PagingProps {
  /** From 1. */
  page: number
  hasNext: boolean
  onPageChange: (page: number) => void
}

/** Steps through the pages of a listing with an unknown number of pages. */
export function Paging({ page, hasNext, onPageChange }: PagingProps) {
  const { say } = usePortal()
  const words = say(productsWords)
  return (
    <S.Paging aria-label={words.pages}>
      <Button isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        {words.previous}
      </Button>
      <S.PageNumber aria-live="polite">{words.page(page)}</S.PageNumber>
      <Button isDisabled={!hasNext} onPress={() => onPageChange(page + 1)}>
        {words.next}
      </Button>
    </S.Paging>
  )
}
