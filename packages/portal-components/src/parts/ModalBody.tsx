import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as S from './Modal.styles'
import { sizeObserver } from '../hooks/layoutObservers'

interface ModalBodyProps {
  /** Id of what it holds. */
  id: string
  children: ReactNode
}

/**
 * The part between header and footer. While it scrolls it can be focused, so that keys reach it even when it holds text
 * alone.
 */
export function ModalBody({ id, children }: ModalBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isScrolling, setIsScrolling] = useState(false)

  useEffect(() => {
    if (!body.current || !content.current) return
    const observer = sizeObserver(() => {
      const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {}
      setIsScrolling(scrollHeight > clientHeight)
    })
    observer.observe(body.current)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  return (
    <S.Body ref={body} tabIndex={isScrolling ? 0 : undefined}>
      <div ref={content} id={id}>
        {children}
      </div>
    </S.Body>
  )
}
