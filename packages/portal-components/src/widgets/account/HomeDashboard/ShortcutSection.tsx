import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Reading } from '../../../data/useRead'
import { Card } from '../../../parts/Card'
import { Heading } from '../../../parts/Heading'
import { Row, Stack, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'
import { Read } from '../../../surfaces/Read/Read'
import * as S from './Shortcuts.styles'

const ROWS = 3

export interface ShortcutSectionProps<Item> {
  title: string
  /** Tax note beside the title. */
  note?: string | undefined
  /** Link to the full list. */
  way: ReactNode
  of: Reading<Item[]>
  /** Filters the rows. */
  isShown: (item: Item) => boolean
  /** Shown without rows. */
  empty: string
  row: (item: Item) => ReactNode
  children?: ReactNode
}

/** Shows the first rows of a list under a title, with a link to the full list. */
export function ShortcutSection<Item>(props: ShortcutSectionProps<Item>) {
  const { title, note, way, of, isShown, empty, row, children } = props
  const id = useId()
  return (
    <S.Section aria-labelledby={id}>
      <Row wrap align="baseline" gap={[0, 8]}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note && (
          <Text tone="muted" size={14}>
            {note}
          </Text>
        )}
        <S.Way>{way}</S.Way>
      </Row>
      <Read of={of} skeleton={<RowsSkeleton />}>
        {(all) => {
          const shown = all.filter(isShown).slice(0, ROWS)
          return (
            <Card padding="none">
              {shown.length > 0 ? <Stack as="ul">{shown.map(row)}</Stack> : <S.Empty>{empty}</S.Empty>}
            </Card>
          )
        }}
      </Read>
      {children}
    </S.Section>
  )
}

export function SectionSkeleton() {
  return (
    <S.Section as="div">
      <Skeleton width="40%" height="1.3em" />
      <RowsSkeleton />
    </S.Section>
  )
}

function RowsSkeleton() {
  return (
    <Card padding="none">
      <Stack as="ul" aria-hidden>
        {['a', 'b', 'c'].map((row) => (
          <S.Row key={row}>
            <S.Name>
              <Skeleton width="60%" height={21} />
            </S.Name>
            <S.Facts>
              <Skeleton width={120} height={18} />
            </S.Facts>
            <S.Action>
              <Skeleton width={120} height={40} radius="control" />
            </S.Action>
          </S.Row>
        ))}
      </Stack>
    </Card>
  )
}
