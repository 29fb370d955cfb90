import { Spinner } from '@trade-portal/portal-components/host'
import * as S from './FullPage.styles'
import { MastheadFrame } from './MastheadFrame'

export interface FullPageSpinnerProps {
  label: string
  /** Stands for the whole page, its masthead too. */
  hasMasthead?: boolean
}

/** Holds the page while it is not known yet what may be shown. */
export function FullPageSpinner({ label, hasMasthead = false }: FullPageSpinnerProps) {
  const spinner = <Spinner label={label} size={32} />
  return hasMasthead ? <MastheadFrame>{spinner}</MastheadFrame> : <S.Centre>{spinner}</S.Centre>
}
