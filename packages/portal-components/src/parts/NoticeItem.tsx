import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from './IconButton'
import { Link } from './Link'
import * as S from './Notices.styles'

export interface Notice {
  id: string
  tone: 'success' | 'error'
  text: string
  /** Shown below the text. */
  lines?: string[]
  /** For example "View cart". */
  link?: { href: string; label: string } | undefined
}

interface NoticeItemProps {
  notice: Notice
  dismissLabel: string
  pace: number
  /** The pointer or the focus is on the notices, which pauses their timers. */
  isPaused: boolean
  onDismiss: () => void
}

/** A notice that appears, stays for a few seconds and fades out. */
export function NoticeItem({ notice, dismissLabel, pace, isPaused, onDismiss }: NoticeItemProps) {
  const { tone, text, lines = [], link } = notice
  const left = useRef(LASTS_MS / pace)
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
      {/* The list is a live region: an additional role would announce an error twice. */}
      <S.Notice data-tone={tone} data-leaving={isLeaving || undefined}>
        <Icon aria-hidden />
        <S.Text>
          <span>{text}</span>
          {lines.map((line, index) => (
            // Two lines may have the same text.
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
        <IconButton label={dismissLabel} icon={<X aria-hidden />} onPress={() => setIsLeaving(true)} />
      </S.Notice>
    </S.Place>
  )
}

const LASTS_MS = 3000
const LEAVES_MS = 200
const icons = { success: CircleCheck, error: CircleAlert } as const
