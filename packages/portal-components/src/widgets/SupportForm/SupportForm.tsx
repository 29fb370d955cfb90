import * as v from 'valibot'
import { useSendSupport } from '../../data/account/support'
import { Card } from '../../parts/Card'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../portal/PortalContext'
import { required } from '../../surfaces/Form/answers'
import { Form } from '../../surfaces/Form/Form'
import { FormField } from '../../surfaces/Form/FormField'
import { FormSubmit } from '../../surfaces/Form/FormSubmit'
import { useFormOf } from '../../surfaces/Form/useFormOf'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'
import * as S from './SupportForm.styles'

/** Writes to the merchant's support. */
export const SupportForm = asWidget(
  function SupportForm() {
    const { messages } = usePortal()
    const words = messages.support
    const form = useFormOf({
      initial: { subject: '', body: '' },
      draft: 'support',
      schema: v.object({ subject: required(words.subjectRequired), body: required(words.messageRequired) }),
      onSubmit: useSendSupport().mutateAsync,
    })
    return (
      <>
        <WidgetHead title={words.title} />
        <S.Sheet>
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
        </S.Sheet>
      </>
    )
  },
  { prompt: 'account' },
)
