import { EmptyState, useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { CircleAlert } from 'lucide-react'
import { useQueryParameters } from '../place/useQueryParameters'
import { WaysOut } from './WaysOut'
import { shellWords } from '@trade-portal/portal-components/host'

/** Shows why a request failed, from the address. */
export function RequestErrorRoute() {
  const { say } = usePortal()
  const { parameters } = useQueryParameters()
  const words = say(shellWords)
  useHeadTitle(words.requestFailedTitle)
  return (
    <EmptyState isPage title={words.requestFailedTitle} icon={<CircleAlert />} action={<WaysOut />}>
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
