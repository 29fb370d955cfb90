import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize } from './field/control.styles'
import { choiceFace } from './field/choice.styles'
import { chosenInForcedColours } from './field/field.styles'
import { RadioFace, RadioSet } from './field/RadioSet'

export const Group = styled(RadioSet)`
  justify-items: start;
`

export const Frame = styled.div`
  box-sizing: border-box;
  display: inline-flex;
  max-inline-size: 100%;
  padding: 2px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
`

export const Option = styled.div`
  display: grid;
  min-inline-size: 0;

  & + & {
    margin-inline-start: 2px;
    border-inline-start: 1px solid ${token.color.border};
    padding-inline-start: 2px;
  }
`

export const Face = styled(RadioFace)`
  ${choiceFace}
  gap: ${token.space[8]};
  min-inline-size: calc(${token.target} + 6px);
  min-block-size: ${height.medium};
  /* Includes the border of the frame in the touch target. */
  margin: -3px;
  padding-inline: ${token.space[12]};
  border: 3px solid transparent;
  border-radius: ${token.radius.control};
  background-clip: padding-box;

  @media (forced-colors: active) {
    border-color: ButtonFace;
  }

  ${iconSize(18)}
  &[data-selected] {
    background-color: ${token.color.text};
    color: ${token.color.surfaceRaised};

    ${chosenInForcedColours}
  }
`
