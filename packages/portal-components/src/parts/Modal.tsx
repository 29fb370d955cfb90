import { X } from 'lucide-react'
import { use, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useOpenings } from '../hooks/openings'
import { AriaFrame } from './AriaFrame'
import { IconButton } from './IconButton'
import { Text } from './layout/Layout'
import * as S from './Modal.styles'
import { PartMessages } from './PartMessages'
import { sizeObserver } from '../hooks/layoutObservers'

export interface ModalProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Below the title: a code or a price. */
  subtitle?: ReactNode
  /** Before the title: a small picture. */
  media?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Stays in view below the scrolling body. */
  footer?: ReactNode
  /** Escape, the close button and a press outside close it. Default: true. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Id of the description announced with the title. Default: the body of an `alertdialog`. */
  'aria-describedby'?: string
  children: ReactNode
}

/** A dialog over the page, or a bottom sheet on narrow screens. The focus returns when it closes. */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  subtitle,
  media,
  size = 'medium',
  footer,
  isDismissable = true,
  role = 'dialog',
  'aria-describedby': description,
  children,
}: ModalProps) {
  const { close } = use(PartMessages)
  const bodyId = useId()
  const hasOpened = useOpenings(isOpen) > 0
  // A list with a modal per row must not render closed ones.
  if (!hasOpened) return null
  return (
    <AriaFrame>
      <S.Overlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <S.Modal data-size={size}>
          <S.Dialog
            role={role}
            aria-describedby={description ?? (role === 'alertdialog' ? bodyId : undefined)}
          >
            <S.Header>
              {media}
              <S.Titles>
                <S.Title slot="title">{title}</S.Title>
                {subtitle && (
                  <Text as="div" size={14} tone="muted">
                    {subtitle}
                  </Text>
                )}
              </S.Titles>
              {isDismissable && (
                <S.Close>
                  <IconButton label={close} icon={<X aria-hidden />} onPress={() => onOpenChange(false)} />
                </S.Close>
              )}
            </S.Header>
            <ModalBody id={bodyId}>{children}</ModalBody>
            {footer && <S.Footer>{footer}</S.Footer>}
          </S.Dialog>
        </S.Modal>
      </S.Overlay>
    </AriaFrame>
  )
}

interface ModalBodyProps {
  id: string
  children: ReactNode
}

/** The body between header and footer. It is focusable while it scrolls, so that keys can scroll plain text too. */
function ModalBody({ id, children }: ModalBodyProps) {
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
