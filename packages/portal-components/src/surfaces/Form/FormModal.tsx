import { useEffect } from 'react'
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

/** State of a modal: open or closed, and the handler that closes it. */
export type ModalState = Pick<ModalProps, 'isOpen' | 'onOpenChange'>

export interface FormModalProps<Values extends FormValues> extends Pick<
  ModalProps,
  'isOpen' | 'onOpenChange' | 'title' | 'children'
> {
  form: FormOf<Values>
  submitLabel: string
  /** The label while it is sent. Default: `submitLabel`. */
  sendingLabel?: string
  /** `medium` for answers side by side. Default: small. */
  size?: ModalProps['size']
}

/** Asks for a few answers over the page. */
export function FormModal<Values extends FormValues>({
  form,
  submitLabel,
  sendingLabel = submitLabel,
  children,
  ...modal
}: FormModalProps<Values>) {
  const words = useMessages(commonMessages)
  const { element } = form
  const { isOpen, onOpenChange } = modal

  // The close button comes before the first field in the focus order.
  useEffect(() => {
    if (isOpen) focusFirst(element.current)
  }, [isOpen, element])

  return (
    <Modal
      size="small"
      {...modal}
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
