import { token } from '@trade-portal/theme'
import { MenuItem } from 'react-aria-components/Menu'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { plainElements } from './plainElements.styles'
import { option, surface, surfaceComes } from './surface.styles'

/** A popover positioned by React Aria. */
export const Popover = styled(AriaPopover)`
  ${surface}
  min-inline-size: max(var(--trigger-width, 0px), 180px);
  max-inline-size: min(420px, calc(100vw - 16px));
  /* React Aria sets an inline z-index, which a host could not override. */
  z-index: ${token.layer.overlay} !important;
  /* React Aria positions it in screen pixels, which differ from the pixels of a zoomed page. */
  zoom: calc(1 / var(--zoom, 1));

  & > * {
    zoom: var(--zoom, 1);
  }
  &[data-entering] {
    ${surfaceComes}
  }
  ${plainElements}
`

export const Item = styled(MenuItem)`
  ${option}
`
