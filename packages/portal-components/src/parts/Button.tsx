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
  icon?: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit' | 'reset'
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
  icon,
  onPress,
  type = 'button',
  isDisabled = false,
  'aria-label': label,
  children,
}: ButtonProps) {
  return (
    <S.Button
      type={type}
      isDisabled={isDisabled}
      isPending={isPending}
      aria-label={label}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      onPress={() => onPress?.()}
      // React Aria passes on only some of the aria attributes.
      render={(button) => <button {...button} aria-busy={isPending || undefined} />}
    >
      {isPending ? <Spinner /> : icon}
      {children}
    </S.Button>
  )
}
