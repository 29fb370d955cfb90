import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { codesOf, judgePad, MOST_LINES, tallyProducts } from '../../../data/quickOrder/judgePad'
import { readPad } from '../../../data/quickOrder/readPad'
import { useAddPad } from '../../../data/quickOrder/useAddPad'
import { useFoundProducts, useStockedLengths } from '../../../data/quickOrder/padLookups'
import { usePad } from '../../../data/quickOrder/usePad'
import { Callout } from '../../../parts/Callout'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { AskColumn } from './AskColumn'
import { PadBar } from './PadBar'
import { PadHead } from './PadHead'
import { PadBoard } from './PadBoard'
import { PadText } from './PadText'
import { Stack } from '../../../parts/layout/Layout'
import * as S from './QuickOrder.styles'
import { usePadUndo } from './usePadUndo'
import { quickOrderMessages } from '../../../messages/quickOrder'
import type { DragEvent } from 'react'
import { withLines } from '../../../data/quickOrder/mendPad'

/** A pad for products by SKU and quantity: lines are typed or pasted, found, fixed where needed, and added to the cart. */
export const QuickOrder = asWidget(function QuickOrder() {
  const { settings } = usePortal()
  const words = useMessages(quickOrderMessages)
  const { pad, current, change, inTurn } = usePad()
  const add = useAddPad()
  // Deferred, so that the rows of a long pad do not slow down typing.
  const text = useDeferredValue(pad.text)
  const { lines, question } = readPad(text)
  const looked = lines.slice(0, MOST_LINES)
  const found = useFoundProducts(codesOf(looked))
  const lengths = useStockedLengths(tallyProducts(looked, found))
  const judged = judgePad({ lines: looked, found, lengths, failures: pad.failures })
  const file = usePadFile()
  const pageRef = useRef<HTMLDivElement>(null)
  const undo = usePadUndo(pageRef)
  const waitForTurn = useEffectEvent(() => void inTurn(() => Promise.resolve()))
  useEffect(() => {
    // A tab closed while it adds sends no message. Its lock is released, and nothing else.
    if (pad.elsewhere.length > 0) waitForTurn()
  }, [pad.elsewhere])
  if (!settings.hasCart) return null

  const addAll = async () => {
    await add(judged)
    // The focused button goes with the last line. A field would open a phone's keyboard.
    if (current().text === '') pageRef.current?.querySelector('h1')?.focus()
  }
  const focusRow = (number: number) => {
    pageRef.current?.querySelector<HTMLElement>(`[data-line="${number}"]`)?.focus()
  }

  return (
    <S.Page ref={pageRef} data-dropping={file.isOver || undefined} {...file.dropProps}>
      <PadHead onOpenFile={(chosen) => void file.open(chosen)} onUndoable={undo.offer} />
      <S.Columns>
        <PadText count={lines.length} />
        <Stack gap={12}>
          {file.refused !== null && <Callout tone="critical">{words.noText(file.refused)}</Callout>}
          {lines.length > MOST_LINES && (
            <Callout tone="caution">{words.tooLong(lines.length - MOST_LINES, MOST_LINES)}</Callout>
          )}
          {question && text === pad.text && pad.adding === null && (
            <AskColumn question={question} onUndoable={undo.offer} />
          )}
          <PadBoard
            judged={judged}
            text={pad.text}
            undo={undo}
            isLocked={pad.adding !== null || pad.elsewhere.length > 0}
            change={change}
            onMended={(number) => requestAnimationFrame(() => focusRow(number))}
          />
        </Stack>
      </S.Columns>
      {lines.length > 0 && (
        <PadBar
          judged={judged}
          adding={pad.adding}
          isElsewhere={pad.elsewhere.length > 0}
          onAdd={() => void addAll()}
        />
      )}
    </S.Page>
  )
})

const LARGEST = 1_000_000

/** Appends a file's lines to the pad. Use it for an opened or dropped file. */
function usePadFile() {
  const { change, current } = usePad()
  const [refused, setRefused] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  const open = async (file: File) => {
    const text = file.size > LARGEST ? null : await file.text().catch(() => null)
    // Spreadsheet formats are binary.
    if (text === null || text.includes('\0') || text.startsWith('PK\u0003')) return setRefused(file.name)
    setRefused(null)
    if (current().adding) return
    change((pad) => ({ text: withLines(pad.text, text.replace(/^\ufeff/, '')) }))
  }

  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

  return {
    /** Name of the file that could not be read. */
    refused,
    /** A file is being dragged over the pad. */
    isOver,
    open,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void open(file)
      },
    },
  }
}
