import type { SendMessageInput, WidgetEntry } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { entriesQuery } from '../settings/settings'
import { useWrite } from '../useWrite'
import { supportWords } from '../../messages/support'

/** Readers at the merchant's, as the type of an entry of the bottom link bar names them. */
export type MessageReader = 'support email' | 'accountcontact'

/** Writes to somebody at the merchant's. A refusal is told by the form. */
export function useSendMessage(reader: MessageReader) {
  const { client, say, settings } = usePortal()
  const queryClient = useQueryCache()
  return useWrite({
    write: async (message: Pick<SendMessageInput, 'subject' | 'body'>) => {
      const entries = await queryClient.fetchQuery(entriesQuery(client, 'bottomlinkbar'))
      const to = addressIn(entries, reader) || (settings.values.get('support_email') ?? '')
      await client.messages.send({ ...message, to })
    },
    // Nothing that can be read tells of a message.
    refresh: () => Promise.resolve(),
    done: say(supportWords).sent,
    unsure: say(supportWords).unsure,
    refused: () => {},
  })
}

/** The merchant's address for a reader, which may stand behind a `mailto:` or a word of its own. */
function addressIn(entries: WidgetEntry[], reader: MessageReader): string {
  const { value = '' } = entries.find(({ type }) => type === reader) ?? {}
  return value.slice(value.indexOf(':') + 1).trim()
}
