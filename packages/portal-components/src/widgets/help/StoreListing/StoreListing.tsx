import type { Branch } from '@trade-portal/fluid-sdk'
import { Store } from 'lucide-react'
import { useRef } from 'react'
import { storesQuery } from '../../../data/merchant/merchant'
import { useRead } from '../../../data/useRead'
import { useControlled } from '../../../hooks/useControlled'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import type { DataColumn } from '../../../parts/table/dataColumns'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { Cards } from '../../../surfaces/CardGrid/CardGrid.styles'
import { HomeLink } from '../../../surfaces/HomeLink/HomeLink'
import { Read } from '../../../surfaces/Read/Read'
import { NoMatches } from '../../../surfaces/TablePage/NoMatches'
import { RowCount } from '../../../surfaces/TablePage/RowCount'
import type { TablePageParams } from '../../../surfaces/TablePage/TablePage'
import { TableTools } from '../../../surfaces/TablePage/TableTools'
import { useTableRows } from '../../../surfaces/TablePage/useTableRows'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { StoreCard } from './StoreCard'
import { storesMessages } from '../../../messages/help'
import { Skeleton, SkeletonLine } from '../../../parts/Skeleton'
import { CardsSkeleton } from '../../../surfaces/CardGrid/CardsSkeleton'
import * as S from './StoreListing.styles'

export type StoreListingProps = Pick<TablePageParams, 'search' | 'onSearchChange'>

/** Up to this number of stores need no search. */
const FEW = 6

/** The merchant's stores in the merchant's order, each with its address, phone number and map. */
export const StoreListing = asWidget(
  function StoreListing(params: StoreListingProps) {
    const { client } = usePortal()
    const storesText = useMessages(storesMessages)
    const stores = useRead(storesQuery(client), { isThrown: true })
    return (
      <>
        <WidgetHead title={storesText.title} />
        <Read of={stores} skeleton={<StoresSkeleton />}>
          {(all) => <Stores {...params} stores={all} />}
        </Read>
      </>
    )
  },
  { prompt: 'account' },
)

interface StoresProps extends StoreListingProps {
  stores: Branch[]
}

function Stores({ stores, search: hostSearch, onSearchChange }: StoresProps) {
  const words = usePortal().messagesOf(storesMessages)
  const countRef = useRef<HTMLParagraphElement>(null)
  const [search, setSearch] = useControlled({ value: hostSearch, initial: '', onChange: onSearchChange })
  const shown = useTableRows({ rows: stores, columns: searched, sort: null, search, isShown: undefined })
  const showAll = () => {
    setSearch('')
    countRef.current?.focus()
  }

  if (stores.length === 0) {
    return (
      <Card>
        <EmptyState title={words.none} icon={<Store />} action={<HomeLink />} />
      </Card>
    )
  }
  return (
    <>
      {(stores.length > FEW || search !== '') && (
        <>
          <TableTools
            label={words.title}
            search={search}
            onSearchChange={setSearch}
            searchHint={words.searchHint}
          />
          <RowCount ref={countRef} shown={shown.length} all={stores.length} />
        </>
      )}
      {shown.length > 0 ? (
        <Cards>
          {shown.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </Cards>
      ) : (
        <Card>
          <NoMatches search={search} onShowAll={showAll} />
        </Card>
      )}
    </>
  )
}

const searched: DataColumn<Branch>[] = [
  { id: 'name', name: '', text: ({ name }) => name },
  { id: 'address', name: '', text: ({ address }) => address.join(' ') },
]

/** Skeleton of the stores: an address of three lines, a number and the map's button on each card. */
function StoresSkeleton() {
  return (
    <CardsSkeleton>
      <S.Address as="div">
        <SkeletonLine width="60%" />
        <SkeletonLine width="45%" />
        <SkeletonLine width="35%" />
      </S.Address>
      <S.Phone as="div">
        <Skeleton width={118} />
      </S.Phone>
    </CardsSkeleton>
  )
}
