import type { Product } from '@trade-portal/fluid-sdk'
import { History, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useSeesPrices } from '../../../data/catalogue/listing'
import { commonMessages } from '../../../messages/common'
import { perUnit, priceText, taxText } from '../../../messages/prices'
import { searchMessages } from '../../../messages/search'
import { ArrowForward } from '../../../parts/directedIcons.styles'
import { Stack } from '../../../parts/layout/Layout'
import { Picture } from '../../../parts/Picture'
import { InCart } from '../../../surfaces/InCart/InCart'
import type { SearchOption } from './useSearchAnswer'
import * as S from './SearchPanel.styles'

export function OptionContent({ option }: { option: SearchOption }) {
  const common = useMessages(commonMessages)
  const search = useMessages(searchMessages)
  if (option.kind === 'product') return <FoundProduct product={option.product} />
  if (option.kind === 'recent') {
    return (
      <>
        <History aria-hidden />
        <S.Name>{option.term}</S.Name>
      </>
    )
  }
  const actions = {
    forget: { icon: <X aria-hidden />, text: search.clearRecent },
    clear: { icon: <X aria-hidden />, text: common.clearSearch },
    retry: { icon: <RotateCw aria-hidden />, text: common.tryAgain },
    browse: { text: search.browse, arrow: <ArrowForward aria-hidden /> },
    all: { text: search.seeAll, arrow: <ArrowForward aria-hidden /> },
  }
  const { icon, text, arrow }: { icon?: ReactNode; text: string; arrow?: ReactNode } = actions[option.kind]
  return (
    <>
      {icon}
      <span>{text}</span>
      {arrow}
    </>
  )
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
