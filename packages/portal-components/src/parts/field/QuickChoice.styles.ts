import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize } from './control.styles'
import { choiceBorder, choiceFace, chosenFrame } from './choice.styles'
import { Label } from './FieldLabel'
import { RadioFace } from './RadioSet'
import { visuallyHidden } from '../VisuallyHidden'

export const Name = styled.span`
  display: grid;
  justify-items: center;
  line-height: 1.3;
  white-space: nowrap;
`

export const Hint = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.regular};
`

export const Face = styled(RadioFace)`
  flex: 1 1 auto;
  min-inline-size: ${token.target};
  ${choiceFace}
  min-block-size: ${height.large};
  padding: ${token.space[4]};

  /* Muted text has too little contrast on the pressed background. */
  &:active:not([data-disabled]) ${Hint} {
    color: ${token.color.text};
  }

  ${iconSize(20)}
  & > svg {
    color: ${token.color.textMuted};
  }
  ${chosenFrame}
  ${choiceBorder}
`

/** The exact answer, below the quick ones. It has the same label, so this one is visually hidden. */
export const Exact = styled.div`
  & ${Label} {
    ${visuallyHidden}
  }
`
