import { token } from '@trade-portal/theme'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type } from './field/control.styles'
import { Text } from './layout/Layout'
import { plainElements } from './plainElements.styles'

export interface PlainDialogProps {
  title: string
  /** Lines of a sentence each. */
  message: string
  footer: ReactNode
  onClose: () => void
}

/** A message in the native dialog element. Use it when a chunk cannot be loaded, which `Modal` needs. */
export function PlainDialog({ title, message, footer, onClose }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const tellClosed = useEffectEvent(() => {
    // React closes and reopens it once in development.
    if (!ref.current?.open) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.addEventListener('close', tellClosed)
    dialog.showModal()
    return () => {
      // A dialog hidden or removed by its page was not dismissed: `onClose` could navigate away.
      dialog.removeEventListener('close', tellClosed)
      // Closed while it is still in the document, so that the focus returns.
      dialog.close()
    }
  }, [])

  return (
    <Dialog ref={ref} role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}message`}>
      <Text as="h2" id={`${id}title`} size={18} weight="bold">
        {title}
      </Text>
      <div id={`${id}message`}>
        {message.split('\n').map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <Footer>{footer}</Footer>
    </Dialog>
  )
}

const Dialog = styled.dialog`
  ${type}
  box-sizing: border-box;
  inline-size: min(420px, calc(100% - ${token.space[32]}));
  padding: ${token.space[24]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.modal};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.float};
  overflow-wrap: anywhere;

  &::backdrop {
    background-color: ${token.color.scrim};
  }
  ${plainElements}
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[12]};
  margin-block-start: ${token.space[24]};
`
