import { ArrowRight, ChevronLeft, ChevronRight, LogOut } from 'lucide-react'
import { css, styled } from 'styled-components'

/** Mirrors an icon in right-to-left text. */
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
