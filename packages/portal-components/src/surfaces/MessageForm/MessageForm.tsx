import * as v from 'valibot'
import { styled } from 'styled-components'
import { useSendMessage } from '../../data/account/messages'
import type { MessageReader } from '../../data/account/messages'
import { Card } from '../../parts/Card'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../context/PortalContext'
import { required } from '../Form/answers'
import { Form } from '../Form/Form'
import { FormField } from '../Form/FormField'
import { FormSubmit } from '../Form/FormSubmit'
import { useFormOf } from '../Form/useFormOf'
import { WidgetHead } from '../Widget/WidgetHead'
import { supportMessages } from '../../messages/support'

export interface MessageFormProps {
  title: string
  reader: MessageReader
  /** Stores the draft under this name. */
  draft: string
}

/** A page to send a message to someone at the merchant's. */
export function MessageForm({ title, reader, draft }: MessageFormProps) {
  const words = usePortal().messagesOf(supportMessages)
  const form = useFormOf({
    initial: { subject: '', body: '' },
    draft,
    schema: v.object({ subject: required(words.subjectRequired), body: required(words.messageRequired) }),
    onSubmit: useSendMessage(reader).mutateAsync,
  })
  return (
    <>
      <WidgetHead title={title} />
      <Sheet>
        <Card>
          <Form form={form}>
            <FormField form={form} name="subject" as={TextField} label={words.subject} isRequired />
            <FormField
              form={form}
              name="body"
              as={TextField}
              label={words.message}
              isRequired
              isMultiline
              rows={6}
            />
            <FormSubmit form={form} label={words.send} sendingLabel={words.sending} />
          </Form>
        </Card>
      </Sheet>
    </>
  )
}

/** As wide as a letter. */
const Sheet = styled.div`
  inline-size: min(100%, 640px);
`
