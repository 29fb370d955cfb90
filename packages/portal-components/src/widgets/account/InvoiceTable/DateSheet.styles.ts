import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { choiceFace } from '../../../parts/field/choice.styles'
import { RadioFace } from '../../../parts/field/RadioSet'

/** Presets with their ranges, each as a row. */
export const Presets = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-inline: calc(${token.space[8]} * -1);
`

export const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: 50%;
  background-color: ${token.color.surfaceRaised};

  /* Hidden by visibility, because forced colours would show a transparent one. */
  & > svg {
    visibility: hidden;
    inline-size: 14px;
    block-size: 14px;
  }
`

export const Preset = styled(RadioFace)`
  --choice-edge: transparent;
  ${choiceFace}
  justify-content: start;
  gap: ${token.space[12]};
  min-block-size: 48px;
  padding-inline: ${token.space[8]};
  font-size: ${token.font.size[16]};

  & > :last-child {
    margin-inline-start: auto;
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
    font-weight: ${token.font.weight.regular};
    text-align: end;
  }
  &[data-selected] > :last-child {
    color: inherit;
  }
  &[data-selected] > ${Mark} {
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};
  }
  &[data-selected] > ${Mark} > svg {
    visibility: visible;
  }
`

/** The days side by side, where both have room. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5em, 100%), 1fr));
  gap: ${token.space[8]};
`

/** The main button takes the rest of its line. */
export const Show = styled.div`
  flex: 1 1 auto;
`
