import { Skeleton } from '../../parts/Skeleton'
import { SkeletonText } from '../../parts/SkeletonText'
import * as Grid from '../../surfaces/CardGrid/CardGrid.styles'
import * as S from './CustomLists.styles'

const sections = [
  ['a', 'b'],
  ['a', 'b', 'c'],
]

/** Keeps the place of the cards while the lists are read. */
export function ListsSkeleton() {
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
                <S.Names as="div">
                  <SkeletonText lines={4} />
                </S.Names>
                <S.View>
                  <Skeleton height={40} radius="control" />
                </S.View>
              </Grid.Card>
            ))}
          </Grid.Cards>
        </S.Section>
      ))}
    </>
  )
}
