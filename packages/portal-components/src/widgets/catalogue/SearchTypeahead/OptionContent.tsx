import type { Product } from '@trade-portal/fluid-sdk'
import { History, RotateCw, X } from 'lucide-react'
import { usePortal } from '../../../context/PortalContext'
import { useSeesPrices } from '../../../data/catalogue/useSeesPrices'
import { commonWords } from '../../../messages/common'
import { perUnit, priceText, taxText } from '../../../messages/prices'
import { searchWords } from '../../../messages/search'
import { ArrowForward } from '../../../parts/directedIcons.styles'
import { Stack } from '../../../parts/layout/Layout'
import { Picture } from '../../../parts/Picture'
import { InCart } from '../../../surfaces/InCart/InCart'
import type { SearchOption } from './searchOptions'
import * as S from './SearchPanel.styles'

export interface OptionContentProps {
  option: SearchOption
}

/** Renders the content of an option. */
export function OptionContent({ option }: OptionContentProps) {
  const { say } = usePortal()
  switch (option.kind) {
    case 'product':
      return <FoundProduct product={option.product} />
    case 'recent':
      return (
        <>
          <History aria-hidden />
          <S.Name>{option.term}</S.Name>
        </>
      )
    case 'forget':
      return (
        <>
          <X aria-hidden />
          <span>{say(searchWords).clearRecent}</span>
        </>
      )
    case 'clear':
      return (
        <>
          <X aria-hidden />
          <span>{say(commonWords).clearSearch}</span>
        </>
      )
    case 'browse':
      return (
        <>
          <span>{say(searchWords).browse}</span>
          <ArrowForward aria-hidden />
        </>
      )
    case 'retry':
      return (
        <>
          <RotateCw aria-hidden />
          <span>{say(commonWords).tryAgain}</span>
        </>
      )
    case 'all':
      return (
        <>
          <span>{say(searchWords).seeAll}</span>
          <ArrowForward aria-hidden />
        </>
      )
  }
}

function FoundProduct({ product }: { product: Product }) {
  const portal = usePortal()
  const seesPrices = useSeesPrices()
  const { id, name, image, customerPrice, units } = product
  return (
    <>
      <Picture src={image} alt="" size={56} />
      <Stack as="span" grow>
        <S.Name>{name}</S.Name>
        <S.Muted>{id}</S.Muted>
        <InCart product={product} />
      </Stack>
      {seesPrices && (
        <S.Price>
          <strong>{priceText(customerPrice, portal)}</strong>
          {customerPrice !== null && (
            <S.Muted>{`${perUnit(units[0] ?? '', portal).seen} ${taxText(portal)}`}</S.Muted>
          )}
        </S.Price>
      )}
    </>
  )
}
