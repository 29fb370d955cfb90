import { useState } from 'react'
import { type Notice, NoticeItem } from './NoticeItem'
import * as S from './Notices.styles'

export interface NoticesProps {
  /** Oldest first. */
  notices: readonly Notice[]
  /** Name of the region. */
  label: string
  dismissLabel: string
  /** A notice's time has passed, or its cross was pressed: an action that it offered was not taken. */
  onDismiss: (id: string) => void
}

/** What has just happened, said in passing. Time stands still while it is pointed at or has the focus. */
export function Notices({ notices, label, dismissLabel, onDismiss }: NoticesProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  /** What is gone can neither be left by the pointer nor lose the focus: time goes on by itself. */
  const resume = () => {
    setIsHovered(false)
    setIsFocused(false)
  }

  return (
    <S.Region aria-label={label} data-react-aria-top-layer="true">
      <S.List
        aria-live="polite"
        aria-relevant="additions"
        data-paused={isHovered || isFocused || undefined}
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
            isPaused={isHovered || isFocused}
            onAction={() => {
              resume()
              notice.onAction?.()
            }}
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
