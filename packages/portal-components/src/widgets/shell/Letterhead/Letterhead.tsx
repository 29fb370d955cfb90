import { today } from '../../../hooks/today'
import { useIsPrinting } from '../../../hooks/useIsPrinting'
import { useIsRested } from '../../../hooks/idle'
import { usePortal } from '../../../context/PortalContext'
import * as S from './Letterhead.styles'
import { commonWords } from '../../../messages/common'

export interface LetterheadProps {
  /** The address of the merchant's logo, as it stands on the masthead. */
  logo?: string
}

/** Heads a printed page with the merchant's name, how to reach them, and the day. A screen does not show it. */
export function Letterhead({ logo }: LetterheadProps) {
  const { client, formats, say } = usePortal()
  const { abn, companyEmail, companyName } = client.configuration
  // Writing the day takes a formatter, which a page that has just come has no time for. It may have been open for days, too.
  const isPrinting = useIsPrinting()
  const { isRested } = useIsRested()
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
      {(isRested || isPrinting) && <S.Day>{say(commonWords).printedOn(formats.date(today()))}</S.Day>}
    </S.Letterhead>
  )
}
