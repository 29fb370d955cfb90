import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as S from './PlainDialog.styles'

export interface PlainDialogProps {
  title: string
  /** Lines, a sentence each. */
  message: string
  /** The buttons. */
  footer: ReactNode
  onClose: () => void
}

/**
 * Says one thing over the page in the browser's own dialog. Use it for what has to be said when files cannot be fetched:
 * a `Modal` comes with files of its own.
 */
export function PlainDialog({ title, message, footer, onClose }: PlainDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const tellClosed = useEffectEvent(() => {
    // In development React closes it once and opens it again.
    if (!ref.current?.open) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.addEventListener('close', tellClosed)
    dialog.showModal()
    return () => {
      // Hidden or taken away by its page, it was closed by nobody: `onClose` would lead away from there.
      dialog.removeEventListener('close', tellClosed)
      // While it is still in the page, so that the focus goes back.
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
