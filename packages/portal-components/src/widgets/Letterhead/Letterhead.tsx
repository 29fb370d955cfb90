import { today } from '../../hooks/today'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { usePortal } from '../../portal/PortalContext'
import * as S from './Letterhead.styles'
import { commonWords } from '../../words/common'

export interface LetterheadProps {
  /** The address of the merchant's logo, as it stands on the masthead. */
  logo?: string
}

/** Heads a printed page with the merchant's name, how to reach them, and the day. A screen does not show it. */
export function Letterhead({ logo }: LetterheadProps) {
  const { client, formats, say } = usePortal()
  const { abn, companyEmail, companyName } = client.configuration
  const isHydrated = useIsHydrated()
  // A page may have been open for days.
  useIsPrinting()
  const details = [companyEmail, abn && say(commonWords).abn(abn)].filter(Boolean)
  return (
    <S.Letterhead data-paper>
      {logo !== undefined && (
        <S.Logo>
          <img src={logo} alt="" />
        </S.Logo>
      )}
      <S.Merchant>
        <S.Name>{companyName}</S.Name>
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </S.Merchant>
      {isHydrated && <S.Day>{say(commonWords).printedOn(formats.date(today()))}</S.Day>}
    </S.Letterhead>
  )
}
