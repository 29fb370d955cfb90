import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { pressMotion, readable, type } from './control.styles'
import { ring } from '../focusRing.styles'
import { chosenInForcedColours } from './field.styles'

export const Field = styled.div`
  ${type}
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`

export const Box = styled.span`
  ${pressMotion}
  box-sizing: border-box;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.small};
  background-color: ${token.color.surfaceRaised};

  /* Hidden by visibility, because forced colours would show a transparent one. */
  & > svg {
    visibility: hidden;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
  }
`

export const Label = styled.label`
  ${readable}
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  box-sizing: border-box;
  min-block-size: ${token.target};
  padding-block: max(0px, calc((${token.target} - 1.5em) / 2));
  color: ${token.color.text};
  cursor: pointer;

  @media (hover: hover) {
    &:hover ${Box} {
      border-color: ${token.color.text};
    }
  }
  &:active ${Box} {
    background-color: ${token.color.surfaceSunken};
  }
  &[data-selected] ${Box} > svg {
    visibility: visible;
  }
  &[data-selected] ${Box} {
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};

    @media (forced-colors: active) {
      border-color: Highlight;
    }
    ${chosenInForcedColours}
  }
  &[data-selected]:active ${Box} {
    background-color: ${token.color.primaryHover};
  }
  &:has(:focus-visible) ${Box} {
    ${ring}
  }
  &[data-invalid] ${Box} {
    border-color: ${token.color.critical};
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
  &[data-disabled] ${Box} {
    border-color: ${token.color.border};
    background-color: ${token.color.surfaceSunken};
  }
  &[data-disabled][data-selected] ${Box} {
    color: ${token.color.textMuted};
  }
`
