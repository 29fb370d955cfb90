import { LayoutGrid, List, Rows4, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAnnounce } from '../../../parts/Announce'
import { Segmented } from '../../../parts/Segmented'
import { Switch } from '../../../parts/Switch'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useStoredAtom } from '../../../context/atoms'
import type { ListingView } from '../../../data/catalogue/listing'
import { listingViewAtom, useSeePrices } from '../../../data/catalogue/listing'
import { taxText } from '../../../messages/prices'
import * as S from './ProductList.styles'
import { productsMessages } from '../../../messages/catalogue'

export interface ListingToolsProps {
  /** Only cards fit, in one density. */
  isNarrow: boolean
  /** The range can be shown by size. */
  hasSizes: boolean
}

/** Switches prices on and off, and between the grid, list and compact views. */
export function ListingTools({ isNarrow, hasSizes }: ListingToolsProps) {
  const portal = usePortal()
  const words = useMessages(productsMessages)
  const [view, setView] = useStoredAtom(listingViewAtom)
  const prices = useSeePrices()
  const announce = useAnnounce()
  const changePrices = (isOn: boolean) => {
    prices.setIsOn(isOn)
    announce(isOn ? words.pricesShown : words.pricesHidden)
  }
  const all: { id: ListingView; name: string; icon: ReactNode; isShown?: boolean }[] = [
    { id: 'sizes', name: words.sizes, icon: <Table2 aria-hidden />, isShown: hasSizes },
    { id: 'grid', name: words.grid, icon: <LayoutGrid aria-hidden /> },
    { id: 'list', name: words.list, icon: <List aria-hidden /> },
    { id: 'compact', name: words.compact, icon: <Rows4 aria-hidden />, isShown: !isNarrow },
  ]
  const views = all.filter(({ isShown = true }) => isShown)
  return (
    <S.Tools>
      {prices.isOffered && (
        <Switch isSelected={prices.isOn} onChange={changePrices}>
          <S.SeePrices>
            <span>{words.seePrices}</span>
            <S.Tax aria-hidden>{taxText(portal)}</S.Tax>
          </S.SeePrices>
        </Switch>
      )}
      <Segmented
        label={words.view}
        options={views}
        value={views.some(({ id }) => id === view) ? view : 'list'}
        onChange={(id) => setView(views.find((offered) => offered.id === id)?.id ?? 'list')}
      />
    </S.Tools>
  )
}
