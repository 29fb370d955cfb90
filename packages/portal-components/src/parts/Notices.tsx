import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { topLayer } from './ariaPatches/topLayer'
import { IconButton } from './IconButton'
import { Stack } from './layout/Layout'
import { Link } from './Link'
import * as S from './Notices.styles'
import { useFootRoom } from './useFootRoom'

export interface NoticesProps {
  /** Oldest first. */
  notices: readonly Notice[]
  /** Accessible name of the region. */
  label: string
  dismissLabel: string
  /** Divides the time for which notices stay. Default: 1. */
  pace?: number
  /** Called when a notice has expired or was dismissed. */
  onDismiss: (id: string) => void
}

/** Notices of recent events. Timers pause while the pointer or the focus is on a notice. */
export function Notices({ notices, label, dismissLabel, pace = 1, onDismiss }: NoticesProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const { ref, taken } = useFootRoom(notices.length > 0)

  /** Resumes the timers: a removed notice gets no pointerleave or blur event. */
  const resume = () => {
    setIsHovered(false)
    setIsFocused(false)
  }

  return (
    <S.Region ref={ref} aria-label={label} {...topLayer} style={{ '--foot-taken': `${taken}px` }}>
      <Stack
        as="ol"
        gap={8}
        align="end"
        aria-live="polite"
        aria-relevant="additions"
        onPointerMove={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      >
        {notices.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            dismissLabel={dismissLabel}
            pace={pace}
            isPaused={isHovered || isFocused}
            onDismiss={() => {
              resume()
              onDismiss(notice.id)
            }}
          />
        ))}
      </Stack>
    </S.Region>
  )
}

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
function NoticeItem({ notice, dismissLabel, pace, isPaused, onDismiss }: NoticeItemProps) {
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
