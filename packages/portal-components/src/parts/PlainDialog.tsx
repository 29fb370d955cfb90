import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as S from './PlainDialog.styles'

export interface PlainDialogProps {
  title: string
  /** One sentence per line. */
  message: string
  footer: ReactNode
  onClose: () => void
}

/** A message in the native dialog element. Use it when a chunk cannot be loaded: `Modal` is one itself. */
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
    <S.Dialog ref={ref} role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}message`}>
      <S.Title id={`${id}title`}>{title}</S.Title>
      <div id={`${id}message`}>
        {message.split('\n').map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <S.Footer>{footer}</S.Footer>
    </S.Dialog>
  )
}
