import { useId, useRef } from 'react'
import { MOST_LINES } from '../../../data/quickOrder/judgePad'
import { withPasted } from '../../../data/quickOrder/padPaste'
import { usePad } from '../../../data/quickOrder/usePad'
import { usePortal } from '../../../context/PortalContext'
import { Row, Text } from '../../../parts/layout/Layout'
import * as S from './QuickOrder.styles'
import { quickOrderMessages } from '../../../messages/quickOrder'

/** Input types that bring whole rows: from the clipboard, or dragged from another window. */
const PASTES = ['insertFromPaste', 'insertFromDrop']

/** Field for typed and pasted lines. It is read-only while they are being added. */
export function PadText({ count }: { count: number }) {
  const words = usePortal().messagesOf(quickOrderMessages)
  const { pad, change } = usePad()
  const id = useId()
  // A paste replaces the selection, whose start is unknown afterwards.
  const pasteStart = useRef<number | null>(null)
  return (
    <S.Sheet>
      <Row align="baseline" gap={12}>
        <Text as="label" size={14} weight="bold" htmlFor={id}>
          {words.lines}
        </Text>
        <Text tone="muted" size={14} tabular>
          {words.count(count, MOST_LINES)}
        </Text>
      </Row>
      <S.Text
        id={id}
        value={pad.text}
        readOnly={pad.adding !== null}
        rows={8}
        placeholder={words.placeholder}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onPaste={({ currentTarget }) => {
          pasteStart.current = currentTarget.selectionStart
        }}
        onChange={({ target, nativeEvent }) => {
          const isPaste = nativeEvent instanceof InputEvent && PASTES.includes(nativeEvent.inputType)
          const end = target.selectionEnd
          const start = pasteStart.current ?? pad.text.length - (target.value.length - end)
          pasteStart.current = null
          const text = isPaste ? withPasted(target.value, { start, end }) : target.value
          if (text !== target.value) {
            const caret = text.length - (target.value.length - end)
            target.value = text
            target.setSelectionRange(caret, caret)
          }
          change(() => ({ text }))
        }}
      />
      <S.DropNote>{words.hintDrop}</S.DropNote>
    </S.Sheet>
  )
}
