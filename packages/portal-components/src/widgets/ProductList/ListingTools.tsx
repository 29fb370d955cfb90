import { LayoutGrid, List } from 'lucide-react'
import { Segmented } from '../../parts/Segmented'
import { Switch } from '../../parts/Switch'
import { usePortal } from '../../portal/PortalContext'
import { useSessionAtom } from '../../portal/atoms'
import { listingViewAtom, seePricesAtom } from '../../data/catalogue/listing'
import * as S from './ProductList.styles'

/** How the listing is looked at: with prices or without, as a list or as a grid. */
export function ListingTools() {
  const { messages, settings } = usePortal()
  const [view, setView] = useSessionAtom(listingViewAtom)
  const [seePrices, setSeePrices] = useSessionAtom(seePricesAtom)
  const words = messages.products
  return (
    <S.Tools>
      {!settings.hidesProductPrices && (
        <Switch isSelected={seePrices === 'on'} onChange={(isOn) => setSeePrices(isOn ? 'on' : 'off')}>
          {words.seePrices}
        </Switch>
      )}
      <Segmented
        label={words.view}
        options={[
          { id: 'grid', name: words.grid, icon: <LayoutGrid aria-hidden /> },
          { id: 'list', name: words.list, icon: <List aria-hidden /> },
        ]}
        value={view}
        onChange={(id) => setView(id === 'grid' ? 'grid' : 'list')}
      />
    </S.Tools>
  )
}
