import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize, pressMotion, tinted } from '../../../parts/field/control.styles'
import { focusRing } from '../../../parts/focusRing.styles'
import { PlainLink } from '../../../parts/PlainLink'

/** A narrow screen scrolls them on one line. The padding is room for the focus ring. */
export const Chips = styled.ul`
  display: flex;
  gap: ${token.space[8]};
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  & > li {
    flex: none;
    max-inline-size: min(100%, 320px);
  }
  @container widget (min-width: 37.5em) {
    flex-wrap: wrap;
  }
`

export const Chip = styled(PlainLink)`
  ${tinted}
  ${pressMotion}
  ${focusRing}
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: max(${token.target}, ${token.space[32]});
  padding-inline: ${token.space[12]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${height.large};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  text-decoration: none;

  ${iconSize(16)}

  & > svg {
    color: ${token.color.textMuted};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
