import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { control, controlStates, field } from './field.styles'
import { focusRing, ring } from '../focusRing.styles'
import { VisuallyHidden } from '../VisuallyHidden.styles'

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

/** For autofill, which needs a native control. Its natural width could exceed a phone’s screen. */
export const OutOfSight = styled(VisuallyHidden)`
  select {
    inline-size: 1px;
  }
`
