import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './Link.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface LinkProps {
  href: string
  onPress?: () => void
  tone?: 'text' | 'quiet' | 'button' | 'primaryButton'
  /** Leaves the portal, in a new tab. */
  isExternal?: boolean
  /** Announces the new tab to screen readers. */
  externalLabel?: string
  isFullWidth?: boolean
  size?: 'medium' | 'large'
  icon?: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | 'true' | 'location'
  children: ReactNode
}

/** Navigates by a real address, so that it can be copied and opened in a new tab. */
export function Link({
  href,
  onPress,
  tone = 'text',
  isExternal = false,
  externalLabel,
  isFullWidth = false,
  size = 'medium',
  icon,
  'aria-label': label,
  'aria-current': current,
  children,
}: LinkProps) {
  const isButton = tone === 'button' || tone === 'primaryButton'
  const Anchor = isButton ? S.ButtonLink : S.TextLink
  return (
    <Anchor
      href={href}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      aria-label={label}
      aria-current={current}
      data-tone={tones[tone]}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      onPress={() => onPress?.()}
    >
      {icon}
      <span>{children}</span>
      {isExternal && <ExternalLink size={16} aria-hidden />}
      {isExternal && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </Anchor>
  )
}

const tones = { text: 'text', quiet: 'quiet', button: 'secondary', primaryButton: 'primary' } as const
