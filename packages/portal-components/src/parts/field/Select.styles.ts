import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { MOST_HEIGHT, tint } from './control.styles'
import { control, controlStates, field } from './field.styles'
import { focusRing, ring } from '../focusRing.styles'
import { option, surface, surfaceComes } from '../surface.styles'
import { VisuallyHidden } from '../VisuallyHidden'

export const Trigger = styled.button`
  ${control}
  ${controlStates}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:active,
  &[aria-expanded='true'] {
    background-color: ${token.color.surfaceSunken};
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.textMuted};
  }
`

export const Select = styled.div`
  ${field}

  &[data-invalid] ${Trigger} {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  &[data-open] ${Trigger} {
    ${ring}
  }
`

export const Value = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${token.color.textMuted};
  }
`

/** For autofill, which needs a native control. Its natural width could exceed a phone's screen. */
export const OutOfSight = styled(VisuallyHidden)`
  select {
    inline-size: 1px;
  }
`

/** The list at its trigger, as high as there is room. */
export const Place = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  inline-size: max-content;
  max-inline-size: max(min(420px, 100% - ${token.space[16]}), min-content);
`

export const List = styled.div`
  ${surface}
  ${surfaceComes}
  display: grid;
  gap: 1px;
  min-block-size: 0;
  max-block-size: ${MOST_HEIGHT};
`

/** The highlighted option has the focus. */
export const Option = styled.div`
  ${option}

  &:focus {
    background-color: ${tint.hovered};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &:active {
    background-color: ${tint.pressed};
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;
`
