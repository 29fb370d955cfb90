import { ArrowRight, ChevronLeft, ChevronRight, LogOut } from 'lucide-react'
import { css, styled } from 'styled-components'

/** An icon that points along the line, or against it: where lines run from right to left it points the other way. */
const directed = css`
  &:dir(rtl) {
    scale: -1 1;
  }
`

export const ArrowForward = styled(ArrowRight)`
  ${directed}
`

export const ChevronForward = styled(ChevronRight)`
  ${directed}
`

export const ChevronBack = styled(ChevronLeft)`
  ${directed}
`

export const WayOut = styled(LogOut)`
  ${directed}
`
