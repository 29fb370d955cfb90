import { cartTotals } from '@trade-portal/fluid-sdk'
import type { CustomList } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Reading } from '../../../data/useRead'
import { productsMessages } from '../../../messages/catalogue'
import { homeMessages } from '../../../messages/home'
import { listsMessages } from '../../../messages/lists'
import { figureText } from '../../../messages/prices'
import { Card } from '../../../parts/Card'
import { Picture } from '../../../parts/Picture'
import { Skeleton } from '../../../parts/Skeleton'
import { Unbroken } from '../../../parts/Unbroken'
import { listsPath } from '../../../routes/accountPaths'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import { Read } from '../../../surfaces/Read/Read'
import { RouteLink } from '../../../surfaces/RouteLink/RouteLink'
import { HomeSection } from './HomeSection'
import * as S from './OwnLists.styles'

const SHOWN = 3

export const isOwn = ({ isGeneric }: CustomList) => !isGeneric

/** Shows the customer's own lists as cards, each with a button that copies it to the cart. */
export function OwnLists({ of }: { of: Reading<CustomList[]> }) {
  const { settings } = usePortal()
  const words = useMessages(listsMessages)
  const products = useMessages(productsMessages)
  const home = useMessages(homeMessages)
  return (
    <HomeSection
      title={words.own}
      note={settings.hidesProductPrices ? undefined : products.excludingTax}
      way={<RouteLink to="/custom-lists">{home.seeLists}</RouteLink>}
    >
      <Read of={of} skeleton={<OwnListsSkeleton />}>
        {(all) => {
          const shown = all.filter(isOwn).slice(0, SHOWN)
          return shown.length > 0 ? (
            <S.Lists>
              {shown.map((list) => (
                <ListCard key={list.id} list={list} />
              ))}
            </S.Lists>
          ) : (
            <Card padding="none">
              <S.None>{words.empty}</S.None>
            </Card>
          )
        }}
      </Read>
    </HomeSection>
  )
}

function ListCard({ list }: { list: CustomList }) {
  const portal = usePortal()
  const { formats, settings } = portal
  const listsText = useMessages(listsMessages)
  const { lines } = list
  // A sum without the lines priced on request would look like the total.
  const isSummed =
    lines.length > 0 && !settings.hidesProductPrices && lines.every(({ unitPrice }) => unitPrice !== null)
  return (
    <S.List>
      <S.Image aria-hidden>
        <Picture src={lines[0]?.image ?? null} alt="" />
      </S.Image>
      <S.Name>
        <RouteLink tone="quiet" to={listsPath(list.id)}>
          <Unbroken>{list.name}</Unbroken>
        </RouteLink>
      </S.Name>
      <S.Facts>
        <span>{listsText.items(lines.length)}</span>
        {isSummed && <span>{figureText(cartTotals(lines, settings).subtotal, formats.money, portal)}</span>}
      </S.Facts>
      {settings.hasCart && (
        <S.Action>
          <CopyList list={list} isOneOfMany hasIcon={false} tone="quiet" />
        </S.Action>
      )}
    </S.List>
  )
}

export function OwnListsSkeleton() {
  return (
    <S.Lists aria-hidden>
      {['a', 'b', 'c'].map((place) => (
        <S.List key={place}>
          <S.Image>
            <Skeleton height={36} />
          </S.Image>
          <S.Name>
            <Skeleton width="60%" height={20} />
          </S.Name>
          <S.Facts>
            <Skeleton width={110} height={16} />
          </S.Facts>
        </S.List>
      ))}
    </S.Lists>
  )
}
