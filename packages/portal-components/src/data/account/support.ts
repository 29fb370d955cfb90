import type { SendMessageInput, WidgetEntry } from '@trade-portal/fluid-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { usePortal } from '../../portal/PortalContext'
import { entriesQuery } from '../settings/settings'
import { useWrite } from '../useWrite'

/** Writes to the merchant's support. A refusal is told by the form. */
export function useSendSupport() {
  const { client, messages, settings } = usePortal()
  const queryClient = useQueryClient()
  return useWrite({
    write: async (message: Pick<SendMessageInput, 'subject' | 'body'>) => {
      const entries = await queryClient.fetchQuery(entriesQuery(client, 'bottomlinkbar'))
      const to = addressIn(entries) || (settings.values.get('support_email') ?? '')
      await client.messages.send({ ...message, to })
    },
    // Nothing that can be read tells of a message.
    refresh: () => Promise.resolve(),
    done: messages.support.sent,
    unsure: messages.support.unsure,
    refused: () => {},
  })
}

/** The merchant's address for support, which may stand behind a `mailto:` or a word of its own. */
function addressIn(entries: WidgetEntry[]): string {
  const { value = '' } = entries.find(({ type }) => type === 'support email') ?? {}
  return value.slice(value.indexOf(':') + 1).trim()
}
