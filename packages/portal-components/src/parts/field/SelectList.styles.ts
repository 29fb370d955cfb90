import { token } from '@trade-portal/theme'
import { ListBox as AriaListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { option } from '../popover.styles'

export const ListBox = styled(AriaListBox)`
  display: grid;
  gap: 1px;
  outline: none;
`

export const Option = styled(ListBoxItem)`
  ${option}
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
