import type { SendMessageInput, WidgetEntry } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { entriesQuery } from '../settings/settings'
import { useWrite } from '../useWrite'
import { supportMessages } from '../../messages/support'

/** Recipients at the merchant, as named by the `type` of an entry in the bottom link bar. */
export type MessageReader = 'support email' | 'accountcontact'

/** Sends a message to the merchant. The form shows a refusal. */
export function useSendMessage(reader: MessageReader) {
  const { client, settings } = usePortal()
  const words = useMessages(supportMessages)
  const queryClient = useQueryCache()
  return useWrite({
    write: async (message: Pick<SendMessageInput, 'subject' | 'body'>) => {
      const entries = await queryClient.fetchQuery(entriesQuery(client, 'bottomlinkbar'))
      const to = addressIn(entries, reader) || (settings.values.get('support_email') ?? '')
      await client.messages.send({ ...message, to })
    },
    // A sent message does not show up in anything a read returns.
    refresh: () => Promise.resolve(),
    done: words.sent,
    unsure: words.unsure,
    refused: () => {},
  })
}

/** Returns the merchant's address for a reader, without a `mailto:` or a label before it. */
function addressIn(entries: WidgetEntry[], reader: MessageReader): string {
  const { value = '' } = entries.find(({ type }) => type === reader) ?? {}
  return value.slice(value.indexOf(':') + 1).trim()
}
