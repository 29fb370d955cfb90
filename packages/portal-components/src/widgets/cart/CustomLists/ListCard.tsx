import type { CustomList } from '@trade-portal/fluid-sdk'
import { listsPath } from '../../../places/accountPaths'
import { Heading } from '../../../parts/Heading'
import { Link } from '../../../parts/Link'
import { Picture } from '../../../parts/Picture'
import { usePortal } from '../../../context/PortalContext'
import { CopyList } from '../../../surfaces/CopyToCart/CopyList'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'
import * as S from './CustomLists.styles'
import { listsWords } from '../../../messages/lists'

const SHOWN_LINES = 3
const PICTURES = 4

/** A list's name, how much it holds and the first of it, in pictures and by name, which tells two lists apart. */
export function ListCard({ list }: { list: CustomList }) {
  const { hrefFor, say, settings } = usePortal()
  const { id, name, lines } = list
  const words = say(listsWords)
  const left = lines.length - SHOWN_LINES
  return (
    <Grid.Card>
      <div>
        <S.ListName>
          <Heading level={3}>{name}</Heading>
        </S.ListName>
        <S.Muted>{lines.length > 0 ? words.items(lines.length) : words.noItems}</S.Muted>
      </div>
      {lines.length > 0 && (
        <>
          <S.Pictures>
            {lines.slice(0, PICTURES).map((line) => (
              <Picture key={line.id} src={line.image} alt="" />
            ))}
          </S.Pictures>
          <S.Names>
            {lines.slice(0, SHOWN_LINES).map((line) => (
              <S.Name key={line.id}>{line.name}</S.Name>
            ))}
            {left > 0 && <S.More>{words.more(left)}</S.More>}
          </S.Names>
        </>
      )}
      <S.Ways>
        <Link href={hrefFor(listsPath(id))} tone="button" isFullWidth aria-label={words.viewOf(name)}>
          {words.view}
        </Link>
        {settings.hasCart && <CopyList list={list} isOneOfMany isFullWidth />}
      </S.Ways>
    </Grid.Card>
  )
}
