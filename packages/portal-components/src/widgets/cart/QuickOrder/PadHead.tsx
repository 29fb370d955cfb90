import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { withLines } from '../../../data/quickOrder/mendPad'
import { usePad } from '../../../data/quickOrder/usePad'
import { Button } from '../../../parts/Button'
import { useMessages } from '../../../context/PortalContext'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { Row } from '../../../parts/layout/Layout'
import type { PadUndo } from './usePadUndo'
import { quickOrderMessages } from '../../../messages/quickOrder'

export interface PadHeadProps {
  onOpenFile: (file: File) => void
  /** Called with the undo of clearing the pad. */
  onUndoable: (undo: PadUndo) => void
}

/** The heading of the pad with a hint on its format, and the buttons to open a file and to clear it. */
export function PadHead({ onOpenFile, onUndoable }: PadHeadProps) {
  const words = useMessages(quickOrderMessages)
  const { pad, current, change } = usePad()
  const inputRef = useRef<HTMLInputElement>(null)

  const clear = () => {
    // Another tab may have changed it without this page knowing yet.
    const { text, failures, elsewhere } = current()
    if (elsewhere.length > 0) return change(() => ({}))
    change(() => ({ text: '', failures: {} }))
    onUndoable({
      number: 0,
      text: words.cleared,
      // Lines typed since then stay, below the restored ones.
      onUndo: () =>
        change((current) => ({
          text: withLines(text, current.text),
          failures: { ...failures, ...current.failures },
        })),
    })
  }

  return (
    <WidgetHead
      title={words.title}
      note={words.hint}
      tools={
        <Row gap={8} align="stretch">
          <input
            ref={inputRef}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onOpenFile(file)
              // Lets the same file be opened again.
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
        </Row>
      }
    />
  )
}
