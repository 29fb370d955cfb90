import { token } from '@trade-portal/theme'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../../../parts/Heading'
import { Row, Text } from '../../../parts/layout/Layout'
import { Skeleton } from '../../../parts/Skeleton'

export interface HomeSectionProps {
  title: string
  /** A tax note beside the title. */
  note?: string | undefined
  /** A link to all of them. */
  way?: ReactNode
  children: ReactNode
}

/** A part of the home page: its title with a link to more, and its content. */
export function HomeSection({ title, note, way, children }: HomeSectionProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Row wrap align="baseline" gap={[0, 8]}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note && (
          <Text tone="muted" size={14}>
            {note}
          </Text>
        )}
        <Way>{way}</Way>
      </Row>
      {children}
    </Section>
  )
}

/** The room of a section whose title may never apply. */
export function HomeSectionSkeleton({ children }: { children: ReactNode }) {
  return (
    <Section as="div" aria-hidden>
      <Skeleton width="40%" height="1.2em" />
      {children}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
`

const Way = styled.span`
  margin-inline-start: auto;
  font-size: ${token.font.size[14]};
`
