import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import * as v from 'valibot'
import { useSendMessage } from '../../data/account/messages'
import type { MessageReader } from '../../data/account/messages'
import { Card } from '../../parts/Card'
import { TextField } from '../../parts/field/TextField'
import { Stack, Text } from '../../parts/layout/Layout'
import { Link } from '../../parts/Link'
import { mailTo } from '../../routes/linkAddress'
import { useMessages, usePortal } from '../../context/PortalContext'
import { required } from '../Form/answers'
import { Form } from '../Form/Form'
import { FormField } from '../Form/FormField'
import { FormSubmit } from '../Form/FormSubmit'
import { useFormOf } from '../Form/useFormOf'
import { RouteLink } from '../RouteLink/RouteLink'
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
      <Columns>
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
        <Merchant subject={title} />
      </Columns>
    </>
  )
}

/** Names the merchant, with the address of its configuration and the way to its stores. */
function Merchant({ subject }: { subject: string }) {
  const { client } = usePortal()
  const words = useMessages(supportMessages)
  const { companyName, companyEmail } = client.configuration
  return (
    <Stack as="section" gap={4} aria-label={words.fromUs}>
      <Text weight="bold">{companyName}</Text>
      {companyEmail && <Link href={mailTo(companyEmail, subject)}>{companyEmail}</Link>}
      <RouteLink to="/stores">{words.callStore}</RouteLink>
    </Stack>
  )
}

/** A letter's width for the form, and the merchant beside it where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: ${token.space[24]};

  @container widget (min-width: 55em) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
    gap: ${token.space[32]};
  }
`
