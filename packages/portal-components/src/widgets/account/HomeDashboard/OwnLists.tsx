import { cartTotals } from '@trade-portal/fluid-sdk'
import type { CustomList } from '@trade-portal/fluid-sdk'
import type { Reading } from '../../../data/useRead'
import { Picture } from '../../../parts/Picture'
import { listsPath } from '../../../places/accountPaths'
import { usePortal } from '../../../context/PortalContext'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { figureText } from '../../../messages/prices'
import { ShortcutSection } from './ShortcutSection'
import * as S from './Shortcuts.styles'
import { productsWords } from '../../../messages/catalogue'
import { listsWords } from '../../../messages/lists'
import { homeWords } from '../../../messages/home'

const PICTURES = 3

export interface OwnListsProps {
  of: Reading<CustomList[]>
  isShown: (list: CustomList) => boolean
}

/** The customer's own lists, each of which is copied to the cart by a press. */
export function OwnLists({ of, isShown }: OwnListsProps) {
  const { say, settings } = usePortal()
  const words = say(listsWords)
  return (
    <ShortcutSection
      title={words.own}
      note={settings.hidesProductPrices ? undefined : say(productsWords).excludingTax}
      way={<PlaceLink to="/custom-lists">{say(homeWords).seeLists}</PlaceLink>}
      of={of}
      isShown={isShown}
      empty={words.empty}
      row={(list) => <ListRow key={list.id} list={list} />}
    />
  )
}

function ListRow({ list }: { list: CustomList }) {
  const portal = usePortal()
  const { formats, say, settings } = portal
  const { lines } = list
  // A sum that leaves out what has its price on request would be read as the whole.
  const isSummed =
    lines.length > 0 && !settings.hidesProductPrices && lines.every(({ unitPrice }) => unitPrice !== null)
  return (
    <S.PicturedRow>
      <S.Pictures aria-hidden>
        {lines.slice(0, PICTURES).map(({ id, image }) => (
          <Picture key={id} src={image} alt="" />
        ))}
      </S.Pictures>
      <S.Name>
        <PlaceLink tone="quiet" to={listsPath(list.id)}>
          {list.name}
        </PlaceLink>
      </S.Name>
      <S.Facts>
        <span>{say(listsWords).items(lines.length)}</span>
        {isSummed && (
          <S.Amount>{figureText(cartTotals(lines, settings).subtotal, formats.money, portal)}</S.Amount>
        )}
      </S.Facts>
      {settings.hasCart && (
        <S.Action>
          <CopyList list={list} isOneOfMany hasIcon={false} />
        </S.Action>
      )}
    </S.PicturedRow>
  )
}
