import type { QueryKey } from '@tanstack/react-query'
import { Skeleton } from '../../parts/Skeleton'
import { SlowRead } from '../../surfaces/SlowRead/SlowRead'
import * as S from './CustomList.styles'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** Keeps the place of a list while it is read. */
export function ListSkeleton({ queryKey }: { queryKey: QueryKey }) {
  return (
    <S.Page>
      <SlowRead queryKey={queryKey} />
      <S.Head aria-hidden>
        <Skeleton width={200} height={21} />
        <Skeleton width={260} height={34} />
        <Skeleton width={140} height={21} />
      </S.Head>
      <S.Actions aria-hidden>
        <Skeleton width={190} height={40} radius="control" />
      </S.Actions>
      <S.Placeholder aria-hidden>
        {rows.map((row) => (
          <S.PlaceholderRow key={row}>
            <Skeleton width="80%" />
          </S.PlaceholderRow>
        ))}
      </S.Placeholder>
    </S.Page>
  )
}
