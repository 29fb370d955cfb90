import { Button } from '../../../parts/Button'
import { Link } from '../../../parts/Link'
import { productsPath } from '../../../places/cataloguePaths'
import { usePortal } from '../../../context/PortalContext'
import * as S from './ProductList.styles'
import { commonWords } from '../../../messages/common'
import { searchWords } from '../../../messages/search'

export interface NothingFoundProps {
  onClear: () => void
}

/** Leads on from a search that found nothing: without its words, or by the categories. */
export function NothingFound({ onClear }: NothingFoundProps) {
  const { hrefFor, say } = usePortal()
  return (
    <S.NothingFound>
      <Button onPress={onClear}>{say(commonWords).clearSearch}</Button>
      <Link href={hrefFor(productsPath())}>{say(searchWords).browse}</Link>
    </S.NothingFound>
  )
}
