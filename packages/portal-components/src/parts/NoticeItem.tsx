import { CircleAlert, CircleCheck, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './Button'
import { IconButton } from './IconButton'
import { Link } from './Link'
import * as S from './Notices.styles'

export interface Notice {
  id: string
  tone: 'success' | 'error' | 'undo'
  text: string
  /** Said below the text. */
  lines?: string[]
  /** Such as 'View cart'. */
  link?: { href: string; label: string } | undefined
  /** Such as 'Undo'. */
  actionLabel?: string
  /** Called when the action is pressed. The owner of the notice has to remove it. */
  onAction?: () => void
}

interface NoticeItemProps {
  notice: Notice
  dismissLabel: string
  pace: number
  /** The pointer or the focus is on the notices, and their time stands still. */
  isPaused: boolean
  onAction: () => void
  onDismiss: () => void
}

/** A notice that comes, stays for its time, fades and goes. */
export function NoticeItem({ notice, dismissLabel, pace, isPaused, onAction, onDismiss }: NoticeItemProps) {
  const { tone, text, lines = [], link, actionLabel } = notice
  const lasts = LASTS_MS[tone] / pace
  const left = useRef(lasts)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (isPaused || isLeaving) return
    const startedAt = performance.now()
    const timer = setTimeout(() => setIsLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused, isLeaving])

  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => dismiss(), LEAVES_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  const Icon = icons[tone]
  return (
    <S.Place>
      {/* The list is a live region: with a role of its own an error would be read twice. */}
      <S.Notice data-tone={tone} data-leaving={isLeaving || undefined}>
        <Icon aria-hidden />
        <S.Text>
          <span>{text}</span>
          {lines.map((line, index) => (
            // Two of the same product are two lines.
            <S.Line key={lines.length - index}>{line}</S.Line>
          ))}
        </S.Text>
        {link && (
          <S.Where>
            <Link href={link.href} onPress={() => setIsLeaving(true)}>
              {link.label}
            </Link>
          </S.Where>
        )}
        {actionLabel && (
          <Button tone="quiet" onPress={onAction}>
            {actionLabel}
          </Button>
        )}
        <IconButton label={dismissLabel} icon={<X aria-hidden />} onPress={() => setIsLeaving(true)} />
        {tone === 'undo' && <S.TimeLeft aria-hidden style={{ animationDuration: `${lasts}ms` }} />}
      </S.Notice>
    </S.Place>
  )
}

const LASTS_MS = { success: 3000, error: 3000, undo: 7000 } as const
const LEAVES_MS = 200
const icons = { success: CircleCheck, error: CircleAlert, undo: Trash2 } as const
