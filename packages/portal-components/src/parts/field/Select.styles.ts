import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { iconSize, MOST_HEIGHT, tint } from './control.styles'
import { control, controlStates, field, invalid } from './field.styles'
import { focusRing, innerRing, ring } from '../focusRing.styles'
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

  &:active,
  &[aria-expanded='true'] {
    background-color: ${token.color.surfaceSunken};
  }

  ${iconSize(18)}
  & > svg {
    color: ${token.color.textMuted};
  }
`

export const Select = styled.div`
  ${field}

  &[data-invalid] ${Trigger} {
    ${invalid}
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
  overflow-wrap: anywhere;

  &:focus {
    background-color: ${tint.hovered};
  }
  &:focus-visible {
    ${innerRing}
  }
  &:active {
    background-color: ${tint.pressed};
  }
`
