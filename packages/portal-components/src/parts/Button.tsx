import type { ReactNode } from 'react'
import * as S from './Button.styles'
import { Spinner } from './Spinner'

export interface ButtonProps {
  /** What the press means: the view's one main action, an ordinary one, one of little weight, or a destructive one. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'critical'
  size?: 'medium' | 'large'
  /** As wide as what it stands in. */
  isFullWidth?: boolean
  /** The press is being worked on: focus stays, further presses are ignored. */
  isPending?: boolean
  /** An earlier press is being worked on, and further ones count as well. */
  isBusy?: boolean
  icon?: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form that it sends, where it stands outside it. */
  form?: string
  isDisabled?: boolean
  'aria-label'?: string
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
  children,
}: ButtonProps) {
  return (
    <S.Button
      // While it is pending, Enter in a field must not send the form again.
      type={isPending ? 'button' : type}
      form={form}
      isDisabled={isDisabled}
      aria-label={label}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      onPress={() => {
        if (!isPending) onPress?.()
      }}
      // React Aria's own pending state announces the button by its id, which is gone when the answer takes the button
      // away, and leaves an element without a name behind.
      render={(button) => (
        <button
          {...button}
          aria-busy={isPending || isBusy || undefined}
          aria-disabled={isPending || undefined}
          data-pending={isPending || undefined}
        />
      )}
    >
      {isPending || isBusy ? <Spinner /> : icon}
      {children}
    </S.Button>
  )
}
