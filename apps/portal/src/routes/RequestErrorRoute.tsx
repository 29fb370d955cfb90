import { EmptyState, shellMessages, useHeadTitle, useMessages } from '@trade-portal/portal-components/host'
import { CircleAlert } from 'lucide-react'
import { useQueryParameters } from '../router/useQueryParameters'
import { ErrorActions } from './ErrorActions'

/** Shows why a request failed, from the address. */
export function RequestErrorRoute() {
  const words = useMessages(shellMessages)
  const { parameters } = useQueryParameters()
  useHeadTitle(words.requestFailedTitle)
  return (
    <EmptyState isPage title={words.requestFailedTitle} icon={<CircleAlert />} action={<ErrorActions />}>
      {plainText(parameters.get('msg')) || words.requestFailed}
    </EmptyState>
  )
}

/** Leaves no control or bidi characters, and no more than a paragraph: anybody may have written the address. */
function plainText(text: string | null): string {
  const inOneLine = (text ?? '').replace(/\s+/g, ' ')
  const readable = inOneLine.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '').trim()
  // Counts whole characters: half of an emoji is a black diamond.
  return Array.from(readable).slice(0, 300).join('')
}
