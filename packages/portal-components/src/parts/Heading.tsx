import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface HeadingProps {
  level: 1 | 2 | 3
  id?: string
  /** -1 where code moves the focus to the heading, as after navigation. */
  tabIndex?: -1
  children: ReactNode
}

/** The heading of a page (1), a section (2) or a subsection (3). */
export function Heading({ level, id, tabIndex, children }: HeadingProps) {
  return (
    <StyledHeading as={`h${level}`} data-level={level} id={id} tabIndex={tabIndex}>
      {children}
    </StyledHeading>
  )
}

const StyledHeading = styled.h2`
  margin: 0;
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  outline: none;

  &[data-level='1'] {
    font-size: clamp(${token.font.size[22]}, calc(${token.space[12]} + 3cqi), ${token.font.size[28]});
    letter-spacing: -0.02em;
  }
  &[data-level='3'] {
    font-size: ${token.font.size[16]};
    letter-spacing: 0;
  }
  @media print {
    break-after: avoid;
  }
`
