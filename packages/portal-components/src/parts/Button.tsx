import type { ReactNode } from 'react'
import * as S from './Button.styles'
import { Spinner } from './Spinner'

export interface ButtonProps {
  /** The weight of the press: the view's one main action, an ordinary one, a minor one, or a destructive one. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical'
  size?: 'medium' | 'large'
  /** As wide as its container. */
  isFullWidth?: boolean
  /** The action of the press is still running: the button keeps its focus and ignores further presses. */
  isPending?: boolean
  /** The action of an earlier press is still running, and further presses count as well. */
  isBusy?: boolean
  icon?: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form to send, for a button outside of it. */
  form?: string
  isDisabled?: boolean
  'aria-label'?: string
  /** Id of what is said of the press. */
  describedBy?: string | undefined
  children: ReactNode
}

/** Does something here, where a `Link` goes somewhere else. */
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
    <S.Button
      // While the action is running, Enter in a field must not send the form again.
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
    </S.Button>
  )
}
