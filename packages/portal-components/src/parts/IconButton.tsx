import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'
import { PlainButton } from './PlainButton'

export interface IconButtonProps {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  onPress?: () => void
  isDisabled?: boolean
}

/** A square button with an icon and no text. */
export function IconButton({ label, icon, onPress, isDisabled = false }: IconButtonProps) {
  return (
    <StyledIconButton
      aria-label={label}
      title={label}
      data-tone="quiet"
      isDisabled={isDisabled}
      onPress={() => onPress?.()}
    >
      {icon}
    </StyledIconButton>
  )
}

const StyledIconButton = styled(PlainButton)`
  ${action}
  ${tones}
  flex: none;
  inline-size: ${token.target};
  min-block-size: ${token.target};
  block-size: ${token.target};

  &[data-tone='quiet'] {
    padding: 0;
  }
  &[data-tone='quiet']:not([data-disabled]) {
    color: ${token.color.textMuted};

    @media (hover: hover) {
      &:hover {
        color: ${token.color.text};
      }
    }
  }
`
