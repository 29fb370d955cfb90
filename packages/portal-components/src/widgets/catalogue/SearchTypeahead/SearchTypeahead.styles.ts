import { styled } from 'styled-components'
import { PlainButton } from '../../../parts/PlainButton'
import { boxButton } from '../../../parts/field/field.styles'
import { searchControl, searchFrame } from '../../../parts/field/SearchInput.styles'

export const Search = styled.div`
  min-inline-size: 0;
`

export const Frame = styled.div`
  ${searchFrame}
`

export const Input = styled.input`
  ${searchControl}
`

export const Clear = styled(PlainButton)`
  ${boxButton}
`
