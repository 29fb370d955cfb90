import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { withLines } from '../../../data/quickOrder/mendPad'
import { usePad } from '../../../data/quickOrder/usePad'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import * as S from './QuickOrder.styles'
import type { PadUndo } from './usePadUndo'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface PadHeadProps {
  onOpenFile: (file: File) => void
  /** Called with the way to take clearing it back. */
  onUndoable: (undo: PadUndo) => void
}

/** Names the pad, says how its lines are written, and opens a file or clears it. */
export function PadHead({ onOpenFile, onUndoable }: PadHeadProps) {
  const { say } = usePortal()
  const words = say(quickOrderWords)
  const { pad, present, change } = usePad()
  const inputRef = useRef<HTMLInputElement>(null)

  const clear = () => {
    // Another tab may have changed it before this page was told.
    const { text, failures, elsewhere } = present()
    if (elsewhere.length > 0) return change(() => ({}))
    change(() => ({ text: '', failures: {} }))
    onUndoable({
      number: 0,
      text: words.cleared,
      // Lines typed since then stay, under those that come back.
      onUndo: () =>
        change((present) => ({
          text: withLines(text, present.text),
          failures: { ...failures, ...present.failures },
        })),
    })
  }

  return (
    <WidgetHead
      title={words.title}
      note={words.hint}
      tools={
        <S.Tools>
          <input
            ref={inputRef}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onOpenFile(file)
              // The same file can be opened again.
              event.target.value = ''
            }}
          />
          <Button
            icon={<Upload aria-hidden />}
            isDisabled={pad.adding !== null}
            onPress={() => inputRef.current?.click()}
          >
            {words.openFile}
          </Button>
          <Button
            tone="quiet"
            isDisabled={pad.text === '' || pad.adding !== null || pad.elsewhere.length > 0}
            onPress={clear}
          >
            {words.clear}
          </Button>
        </S.Tools>
      }
    />
  )
}
