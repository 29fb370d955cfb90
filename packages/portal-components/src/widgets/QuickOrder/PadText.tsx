import { useId } from 'react'
import { MOST_LINES } from '../../data/quickOrder/judgePad'
import { withPasted } from '../../data/quickOrder/padPaste'
import { usePad } from '../../data/quickOrder/usePad'
import { usePortal } from '../../portal/PortalContext'
import * as S from './QuickOrder.styles'
import { quickOrderWords } from '../../words/quickOrder'

/** Inputs of whole rows: from the clipboard, or dragged out of another window. */
const PASTES = ['insertFromPaste', 'insertFromDrop']

/** The lines as they are typed or pasted. They cannot be changed while they are being added. */
export function PadText({ count }: { count: number }) {
  const words = usePortal().say(quickOrderWords)
  const { pad, change } = usePad()
  const id = useId()
  return (
    <S.Sheet>
      <S.SheetHead>
        <label htmlFor={id}>{words.lines}</label>
        <span>{words.count(count, MOST_LINES)}</span>
      </S.SheetHead>
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
        onChange={({ target, nativeEvent }) => {
          const isPaste = nativeEvent instanceof InputEvent && PASTES.includes(nativeEvent.inputType)
          const text = isPaste ? withPasted(pad.text, target.value, target.selectionEnd) : target.value
          if (text !== target.value) {
            const caret = text.length - (target.value.length - target.selectionEnd)
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
