import { useContext, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Stack, Text } from '../../parts/layout/Layout'
import { Heading } from '../../parts/Heading'
import { Skeleton } from '../../parts/Skeleton'
import { HeadContext } from './HeadContext'
import * as S from './Widget.styles'

export interface WidgetHeadProps {
  /** `null` while it loads. */
  title: string | null
  /** The page's title in the browser. Default: `title`. */
  pageTitle?: string
  /** The breadcrumb above the title. */
  trail?: ReactNode
  /** Shown beside the title. */
  tools?: ReactNode
  /** A line below the title; `null` while it loads. */
  note?: string | null
}

/** The head of a widget. The title can receive the focus, for instance after a navigation. */
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
