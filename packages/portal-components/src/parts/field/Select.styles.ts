import { token } from '@trade-portal/theme'
import { Button, ListBox as AriaListBox, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { styled } from 'styled-components'
import { control, controlStates, field } from './field.styles'
import { focusRing, ring } from '../focusRing.styles'

export const Trigger = styled(Button)`
  ${control}
  ${controlStates}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-pressed] {
    background-color: ${token.color.surfaceSunken};
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.textMuted};
  }
`

export const Select = styled(AriaSelect)`
  ${field}

  &[data-invalid] ${Trigger} {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  &[data-open] ${Trigger} {
    ${ring}
  }
`

export const Value = styled(SelectValue)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${token.color.textMuted};
  }
`

export const ListBox = styled(AriaListBox)`
  display: grid;
  gap: 1px;
  outline: none;
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;
`

export const OptionHint = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.regular};
`
