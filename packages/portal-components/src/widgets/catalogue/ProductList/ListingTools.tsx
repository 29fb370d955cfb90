import { LayoutGrid, List, Rows4 } from 'lucide-react'
import { useAnnounce } from '../../../parts/Announce'
import { Segmented } from '../../../parts/Segmented'
import { Switch } from '../../../parts/Switch'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useStoredAtom } from '../../../context/atoms'
import { listingViewAtom, useSeePrices } from '../../../data/catalogue/listing'
import { taxText } from '../../../messages/prices'
import * as S from './ProductList.styles'
import { productsMessages } from '../../../messages/catalogue'

export interface ListingToolsProps {
  /** Only cards fit, in one density. */
  isNarrow: boolean
}

/** Switches prices on and off, and between the grid, list and compact views. */
export function ListingTools({ isNarrow }: ListingToolsProps) {
  const portal = usePortal()
  const words = useMessages(productsMessages)
  const [view, setView] = useStoredAtom(listingViewAtom)
  const prices = useSeePrices()
  const announce = useAnnounce()
  const changePrices = (isOn: boolean) => {
    prices.setIsOn(isOn)
    announce(isOn ? words.pricesShown : words.pricesHidden)
  }
  const views = [
    { id: 'grid', name: words.grid, icon: <LayoutGrid aria-hidden /> },
    { id: 'list', name: words.list, icon: <List aria-hidden /> },
    ...(isNarrow ? [] : [{ id: 'compact', name: words.compact, icon: <Rows4 aria-hidden /> }]),
  ]
  return (
    <S.Tools>
      {prices.isOffered && (
        <Switch isSelected={prices.isOn} onChange={changePrices}>
          <S.SeePrices>
            {words.seePrices}
            <S.Tax aria-hidden>{taxText(portal)}</S.Tax>
          </S.SeePrices>
        </Switch>
      )}
      <Segmented
        label={words.view}
        options={views}
        value={isNarrow && view === 'compact' ? 'list' : view}
        onChange={(id) => setView(id === 'grid' || id === 'compact' ? id : 'list')}
      />
    </S.Tools>
  )
}
