import { writeMessage, isUnsure } from '../useWrite'
import { usePortal } from '../../portal/PortalContext'
import { useNotify } from '../../portal/notices'
import { useAddOneOfMany } from '../cart/cart'
import type { JudgedLine, PadFailure } from './judgePad'
import { withoutLines } from './mendPad'
import { usePad } from './usePad'
import { quickOrderWords } from '../../words/quickOrder'

/**
 * Adds the lines that are ready to the cart, one addition after the other. Use it for the pad's one button. A line leaves
 * the pad when the merchant has confirmed it; one that fails stays with its sentence. After a lost answer the rest wait
 * for another press.
 */
export function useAddPad() {
  const { say } = usePortal()
  const notify = useNotify()
  const { present, change } = usePad()
  const { mutateAsync } = useAddOneOfMany()

  const fail = (lines: readonly string[], failure: PadFailure) =>
    change(({ failures }) => ({
      failures: { ...failures, ...Object.fromEntries(lines.map((line) => [line, failure])) },
    }))

  return async (judged: readonly JudgedLine[]) => {
    if (present().adding) return
    const ready = judged.flatMap(({ verdict }) =>
      verdict.kind === 'ready' && verdict.mergedInto === null ? [verdict] : [],
    )
    let added = 0
    change(() => ({ adding: { done: 0, all: ready.length } }))
    for (const line of ready) {
      const { addition, lines } = line
      const texts = lines.map(({ text }) => text)
      change(() => ({ underWay: texts, adding: { done: ready.indexOf(line), all: ready.length } }))
      try {
        await mutateAsync(addition)
        added += lines.length
        change(({ text }) => ({ text: withoutLines(text, texts), underWay: [] }))
      } catch (error) {
        const message = writeMessage(error, say)
        if (message !== null) fail(texts, { message, isUnsure: isUnsure(error) })
        if (message === null || isUnsure(error)) break
      }
    }
    change(() => ({ underWay: [], adding: null }))
    if (added > 0) notify.success(say(quickOrderWords).added(added))
  }
}
