import { Button } from '../../parts/Button'
import { Link } from '../../parts/Link'
import { productsPath } from '../../places/cataloguePaths'
import { usePortal } from '../../portal/PortalContext'
import * as S from './ProductList.styles'

export interface NothingFoundProps {
  onClear: () => void
}

/** Leads on from a search that found nothing: without its words, or by the categories. */
export function NothingFound({ onClear }: NothingFoundProps) {
  const { hrefFor, messages } = usePortal()
  return (
    <S.NothingFound>
      <Button onPress={onClear}>{messages.common.clearSearch}</Button>
      <Link href={hrefFor(productsPath())}>{messages.search.browse}</Link>
    </S.NothingFound>
  )
}
