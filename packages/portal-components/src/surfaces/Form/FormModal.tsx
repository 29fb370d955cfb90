import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/Button'
import { focusFirst } from '../../parts/field/focusInvalid'
import { Modal } from '../../parts/Modal'
import type { ModalProps } from '../../parts/Modal'
import { usePortal, useMessages } from '../../context/PortalContext'
import { commonMessages } from '../../messages/common'
import { useErrorModal } from '../../context/shownError'
import { Form, FormFailure } from './Form'
import type { FormOf, FormValues } from './FormOf'
import { FormUnsent, unsentId } from './FormSubmit'

export interface FormModalProps<Values extends FormValues> {
  form: FormOf<Values>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  submitLabel: string
  /** The label while it is sent. Default: `submitLabel`. */
  sendingLabel?: string
  /** `medium` for answers side by side. Default: small. */
  size?: ModalProps['size']
  children: ReactNode
}

/** Asks for a few answers over the page. */
export function FormModal<Values extends FormValues>({
  form,
  isOpen,
  onOpenChange,
  title,
  submitLabel,
  sendingLabel = submitLabel,
  size = 'small',
  children,
}: FormModalProps<Values>) {
  const words = useMessages(commonMessages)
  const { element } = form

  // The close button comes before the first field in the focus order.
  useEffect(() => {
    if (isOpen) focusFirst(element.current)
  }, [isOpen, element])

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size={size}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form.id}
            tone="primary"
            isPending={form.isSending}
            describedBy={unsentId(form)}
          >
            {form.isSending ? sendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form}>
        {children}
        <FormFailure form={form} />
        <FormUnsent form={form} button={submitLabel} />
      </Form>
    </Modal>
  )
}

/** Returns an `onFailure` for a form that shows its error in the modal titled 'Error'. */
export function useFailureModal() {
  const common = usePortal().messagesOf(commonMessages)
  const { showError } = useErrorModal()
  return (message: string) => showError(message, { closeLabel: common.cancel })
}
