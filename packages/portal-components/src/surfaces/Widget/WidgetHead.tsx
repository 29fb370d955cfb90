import { useContext, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Stack, Text } from '../../parts/layout/Layout'
import { Heading } from '../../parts/Heading'
import { Skeleton } from '../../parts/Skeleton'
import { HeadContext } from './HeadContext'
import * as S from './Widget.styles'

export interface WidgetHeadProps {
  /** `null` while it is read. */
  title: string | null
  /** Names the page in the browser. Default: the title. */
  pageTitle?: string
  /** The way here, over the title. */
  trail?: ReactNode
  /** Stands beside the title. */
  tools?: ReactNode
  /** A line under the title; `null` while it is read. */
  note?: string | null
}

/** Heads a widget. The title can take the focus, as after a change of place. */
export function WidgetHead({ title, pageTitle, trail, tools, note }: WidgetHeadProps) {
  const { onTitle, isShown } = useContext(HeadContext) ?? {}
  const named = isShown ? title : (pageTitle ?? title)
  useLayoutEffect(() => onTitle?.(named), [onTitle, named])
  if (isShown) {
    return tools || note ? (
      <Stack gap={8}>
        <S.HeadRow>{tools}</S.HeadRow>
        {note && (
          <Text as="p" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    ) : null
  }
  return (
    <Stack gap={8}>
      {trail}
      <S.HeadRow>
        {title === null ? (
          <Skeleton width="min(100%, 260px)" height="34px" />
        ) : (
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
        )}
        {tools}
      </S.HeadRow>
      {note === null && <Skeleton width={140} height={21} />}
      {note && (
        <Text as="p" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}
