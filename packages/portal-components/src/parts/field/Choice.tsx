import { token } from '@trade-portal/theme'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { height, iconSize } from './control.styles'
import type { FieldProps } from './field'
import { choiceBorder, choiceFace } from './choice.styles'
import { chosenInForcedColours } from './field.styles'
import { RadioFace, RadioSet } from './RadioSet'

export interface ChoiceProps extends FieldProps<string> {
  options: readonly { id: string; name: string }[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
}

/** A choice of up to ten short options, all visible. */
export function Choice({ options, value, ...choice }: ChoiceProps) {
  return (
    <RadioSet {...choice} value={value}>
      <Options>
        {options.map(({ id, name }) => (
          <Face key={id} value={id}>
            {id === value && <Check aria-hidden />}
            <span>{name}</span>
          </Face>
        ))}
      </Options>
    </RadioSet>
  )
}

/** As many equal columns as fit. A container may set their minimum width. */
const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--option-width, 96px), 100%), 1fr));
  gap: ${token.space[8]};
`

const Face = styled(RadioFace)`
  min-inline-size: 0;
  ${choiceFace}
  gap: ${token.space[4]};
  min-block-size: ${height.medium};
  padding-inline: ${token.space[8]};

  ${iconSize(16)}
  &[data-selected] {
    border-color: ${token.color.link};
    box-shadow: inset 0 0 0 1px ${token.color.link};
    color: ${token.color.link};

    ${chosenInForcedColours}
  }
  ${choiceBorder}
  &[data-disabled][data-selected] {
    box-shadow: none;
    color: ${token.color.textMuted};
  }
`
