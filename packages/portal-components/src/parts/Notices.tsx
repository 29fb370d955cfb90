import { useState } from 'react'
import { type Notice, NoticeItem } from './NoticeItem'
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
    <S.Region
      ref={ref}
      aria-label={label}
      data-react-aria-top-layer="true"
      style={{ '--foot-taken': `${taken}px` }}
    >
      <S.List
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
      </S.List>
    </S.Region>
  )
}
