import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'
import { PlainButton } from './PlainButton'
import { Spinner } from './Spinner'

export interface ButtonProps {
  /** The view's one main action, an ordinary one, a minor one, or a destructive one. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical'
  size?: 'medium' | 'large'
  /** As wide as its container. */
  isFullWidth?: boolean
  /** The action is still running: the button keeps the focus and ignores further presses. */
  isPending?: boolean
  /** An earlier press is still running, and further presses count as well. */
  isBusy?: boolean
  icon?: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form to submit, for a button outside it. */
  form?: string
  isDisabled?: boolean
  'aria-label'?: string
  /** Id of the element that describes the button. */
  describedBy?: string | undefined
  children: ReactNode
}

/** Performs an action, where a `Link` navigates. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  isFullWidth = false,
  isPending = false,
  isBusy = false,
  icon,
  onPress,
  type = 'button',
  form,
  isDisabled = false,
  'aria-label': label,
  describedBy,
  children,
}: ButtonProps) {
  return (
    <StyledButton
      // Pressing Enter in a field must not submit the form again while the action is running.
      type={isPending ? 'button' : type}
      form={form}
      isDisabled={isDisabled}
      aria-label={label}
      aria-describedby={describedBy}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      onPress={() => {
        if (!isPending) onPress?.()
      }}
      aria-busy={isPending || isBusy || undefined}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
    >
      {isPending || isBusy ? <Spinner /> : icon}
      <span>{children}</span>
    </StyledButton>
  )
}

const StyledButton = styled(PlainButton)`
  ${action}
  ${tones}

  &[data-pending] {
    cursor: progress;
  }
  &[data-pending][data-tone='primary'] {
    background-color: ${token.color.primary};
  }
`
