import { useRef } from 'react'
import { writeMessage, isUnsure } from '../useWrite'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { useAddOneOfMany } from '../cart/additions'
import type { JudgedLine, PadFailure, ReadyLine } from './judgePad'
import { areStanding, withoutLines } from './mendPad'
import type { PadLine } from './padLine'
import { readPad } from './readPad'
import { usePad } from './usePad'
import { noticesMessages } from '../../messages/common'
import { quickOrderMessages } from '../../messages/quickOrder'

/**
 * Adds the ready lines to the cart, one at a time. Use it for the pad's one button. A line leaves the pad after the
 * merchant has confirmed it; a failed one stays with its message. After a lost answer the rest wait for another press.
 */
export function useAddPad() {
  const { messagesOf } = usePortal()
  const notices = useMessages(noticesMessages)
  const quickOrder = useMessages(quickOrderMessages)
  const notify = useNotify()
  const { current, change, inTurn } = usePad()
  const { mutateAsync } = useAddOneOfMany()
  const isWaiting = useRef(false)

  const fail = (lines: readonly string[], failure: PadFailure) =>
    change(({ failures }) => ({
      failures: { ...failures, ...Object.fromEntries(lines.map((line) => [line, failure])) },
    }))

  const addAll = async (ready: readonly ReadyLine[], before: readonly PadLine[]) => {
    let added = 0
    for (const line of ready) {
      const { addition, lines } = line
      const texts = lines.map(({ text }) => text)
      const { text, failures } = current()
      // Another tab added or changed it, or was closed while adding it, while this one waited for its turn.
      if (!areStanding(text, lines, before) || texts.some((line) => failures[line]?.isUnsure)) continue
      change(() => ({ underWay: texts, adding: { done: ready.indexOf(line), all: ready.length } }))
      try {
        await mutateAsync(addition)
        added += lines.length
        change(({ text }) => ({ text: withoutLines(text, lines), underWay: [] }))
      } catch (error) {
        // An expired session has no message here. The cart has to be checked after it.
        const message = writeMessage(error, messagesOf)
        const isDoubtful = message === null || isUnsure(error)
        fail(texts, { message: message ?? notices.unsureAdded, isUnsure: isDoubtful })
        if (isDoubtful) break
      }
    }
    change(() => ({ underWay: [], adding: null }))
    if (added > 0) notify.success(quickOrder.added(added))
  }

  return async (judged: readonly JudgedLine[]) => {
    const { adding, elsewhere } = current()
    if (isWaiting.current || adding) return
    // Another tab began before this page was notified: shows that, and adds nothing.
    if (elsewhere.length > 0) return change(() => ({}))
    const ready = judged.flatMap(({ verdict }) =>
      verdict.kind === 'ready' && verdict.mergedInto === null ? [verdict] : [],
    )
    const before = readPad(current().text).lines
    isWaiting.current = true
    await inTurn(() => addAll(ready, before)).finally(() => (isWaiting.current = false))
  }
}
