import type { RefusedTallyText } from '@trade-portal/fluid-sdk'
import type { Portal } from '../../context/PortalContext'
import { decimalsOf } from '../../messages/tallySummary'
import type { WrittenTally } from '../../data/cart/writtenTally'
import { tallyMessages } from '../../messages/tally'

/** Returns sentences about the invalid part of a tally's text, or `null` if all of it is valid. */
export function writtenProblem(
  { unstocked, refused }: WrittenTally,
  unit: string,
  { messagesOf, formats }: Pick<Portal, 'messagesOf' | 'formats'>,
): string | null {
  const words = messagesOf(tallyMessages)
  const textsOf = (reason: RefusedTallyText['reason']) =>
    refused.filter((piece) => piece.reason === reason).map(({ text }) => `“${text}”`)
  const lengths = unstocked.map(({ length }) => `${formats.length(length, decimalsOf([length]))} ${unit}`)
  const sentences = [
    lengths.length > 0 && words.notStocked(lengths),
    ...(['form', 'pieces', 'length'] as const).map((reason) => {
      const texts = textsOf(reason)
      return texts.length > 0 && words.notRead[reason](texts, unit)
    }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : null
}
