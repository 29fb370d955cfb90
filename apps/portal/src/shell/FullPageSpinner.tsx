import { Loading } from './Loading'
import * as S from './FullPage.styles'

/** Holds the page while its files come. */
export function FullPageSpinner() {
  return (
    <S.Centre>
      <Loading />
    </S.Centre>
  )
}
