import { today } from '../../../hooks/today'
import { useIsPrinting } from '../../../hooks/useIsPrinting'
import { useIsRested } from '../../../hooks/idle'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './Letterhead.styles'
import { commonMessages } from '../../../messages/common'

export interface LetterheadProps {
  /** URL of the merchant's logo on the masthead. */
  logo?: string
}

/** Heads a printed page with the merchant's name, contact details and the date. Hidden on screens. */
export function Letterhead({ logo }: LetterheadProps) {
  const { client, formats } = usePortal()
  const words = useMessages(commonMessages)
  const { abn, companyEmail, companyName } = client.configuration
  // The date is formatted after page load, because creating a formatter is slow, and again before printing, because the
  // page may have been open for days.
  const isPrinting = useIsPrinting()
  const { isRested } = useIsRested()
  const details = [companyEmail, abn && words.abn(abn)].filter(Boolean)
  return (
    <S.Letterhead data-paper>
      {logo !== undefined && (
        <S.Logo>
          <img src={logo} alt="" />
        </S.Logo>
      )}
      <Stack grow>
        <S.Name>{companyName}</S.Name>
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </Stack>
      {(isRested || isPrinting) && <S.Day>{words.printedOn(formats.date(today()))}</S.Day>}
    </S.Letterhead>
  )
}
