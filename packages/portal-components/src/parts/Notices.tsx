import { useState } from 'react'
import { type Notice, NoticeItem } from './NoticeItem'
import * as S from './Notices.styles'
import { useFootRoom } from './useFootRoom'

export interface NoticesProps {
  /** Oldest first. */
  notices: readonly Notice[]
  /** Name of the region. */
  label: string
  dismissLabel: string
  /** Divides the time that they stay. Default: 1. */
  pace?: number
  /** Called when a notice's time has passed, or its cross was pressed. */
  onDismiss: (id: string) => void
}

/** Tells of recent events in passing. Time stands still while the pointer or the focus is on a notice. */
export function Notices({ notices, label, dismissLabel, pace = 1, onDismiss }: NoticesProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  const { ref, taken } = useFootRoom(notices.length > 0)

  /** Lets time go on: a notice that is gone gets no event of the pointer or the focus leaving it. */
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
