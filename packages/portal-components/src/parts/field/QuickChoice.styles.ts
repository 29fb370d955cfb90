import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from './control.styles'
import { choiceFace, chosenInForcedColours, field } from './field.styles'
import { Label } from './FieldLabel'
import { RadioFace, RadioSet } from './RadioSet'

export const Field = styled.div`
  ${field}
`

export const Group = styled(RadioSet)`
  ${field}
`

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
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${token.color.textMuted};
  }
  &[data-selected] {
    border-color: ${token.color.primary};
    background-color: color-mix(in srgb, ${token.color.primary} 8%, ${token.color.surfaceRaised});
    box-shadow: inset 0 0 0 1px ${token.color.primary};

    & > svg {
      color: ${token.color.text};
    }

    ${chosenInForcedColours}
  }
  &[data-invalid] {
    border-color: ${token.color.critical};
  }
  &[data-disabled] {
    border-color: ${token.color.border};
  }
`

/** The exact answer, below the quick ones. It has the same label, so this one is visually hidden. */
export const Exact = styled.div`
  & ${Label} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
