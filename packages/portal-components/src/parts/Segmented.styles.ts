import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize } from './field/control.styles'
import { choiceFace } from './field/choice.styles'
import { RadioFace, RadioSet } from './field/RadioSet'

export const Group = styled(RadioSet)`
  justify-items: start;
`

/** Its edge is drawn below the segments, so that the chosen one's covers it. A container may ask for chips instead. */
export const Frame = styled.div`
  display: inline-flex;
  gap: var(--segment-gap, 0);
  max-inline-size: 100%;
  border-radius: ${token.radius.control};
  background-color: var(--segments-background, ${token.color.surfaceRaised});
  box-shadow: inset 0 0 0 var(--segments-edge, 1px) ${token.color.borderStrong};
`

export const Option = styled.div`
  display: grid;
  min-inline-size: 0;
`

export const Face = styled(RadioFace)`
  --choice-edge: var(--segment-edge, transparent);
  --choice-ground: var(--segment-background, transparent);
  ${choiceFace}
  border-radius: var(--segment-radius, ${token.radius.control});
  white-space: nowrap;
  gap: ${token.space[8]};
  min-inline-size: max(44px, ${token.target});
  min-block-size: ${height.medium};
  padding-inline: ${token.space[12]};

  @media (forced-colors: active) {
    --choice-edge: ButtonBorder;
  }

  ${iconSize(18)}
`
