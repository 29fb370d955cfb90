import { Skeleton, SkeletonText } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'
import * as S from './CustomLists.styles'

const sections = [
  ['a', 'b', 'c'],
  ['a', 'b'],
]
const pictures = ['a', 'b', 'c', 'd']

/** Keeps the place of the cards while the lists are read. */
export function ListsSkeleton() {
  const { hasCart } = usePortal().settings
  return (
    <>
      {sections.map((cards) => (
        <S.Section key={cards.length} aria-hidden>
          <Skeleton width={160} height={22} />
          <Grid.Cards>
            {cards.map((card) => (
              <Grid.Card key={card}>
                <div>
                  <Skeleton width="60%" height={19} />
                  <S.Muted as="div">
                    <Skeleton width={64} />
                  </S.Muted>
                </div>
                <S.Pictures>
                  {pictures.map((picture) => (
                    <S.PictureRoom key={picture}>
                      <Skeleton height="100%" />
                    </S.PictureRoom>
                  ))}
                </S.Pictures>
                <S.Names as="div">
                  <SkeletonText lines={4} />
                </S.Names>
                <S.Ways>
                  <Skeleton height={40} radius="control" />
                  {hasCart && <Skeleton height={40} radius="control" />}
                </S.Ways>
              </Grid.Card>
            ))}
          </Grid.Cards>
        </S.Section>
      ))}
    </>
  )
}
