import { ListPlus } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MOST_LINES, codesOf, groupOf, judgePad, tallyProducts } from '../../../data/quickOrder/judgePad'
import type { PadGroup } from '../../../data/quickOrder/judgePad'
import { readPad } from '../../../data/quickOrder/readPad'
import { useAddPad } from '../../../data/quickOrder/useAddPad'
import { useFoundProducts, useStockedLengths } from '../../../data/quickOrder/padLookups'
import { usePad } from '../../../data/quickOrder/usePad'
import { Callout } from '../../../parts/Callout'
import { EmptyState } from '../../../parts/EmptyState'
import { usePortal } from '../../../context/PortalContext'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { AskColumn } from './AskColumn'
import { PadBar } from './PadBar'
import { PadFilters } from './PadFilters'
import { PadHead } from './PadHead'
import { PadRows } from './PadRows'
import { PadText } from './PadText'
import * as S from './QuickOrder.styles'
import { usePadFile } from './usePadFile'
import { usePadUndo } from './usePadUndo'
import { quickOrderWords } from '../../../messages/quickOrder'

/** A pad for products by SKU and quantity: pasted or typed as lines, found, mended where needed, and added to the cart. */
export const QuickOrder = asWidget(function QuickOrder() {
  const { say, settings } = usePortal()
  const words = say(quickOrderWords)
  const { pad, present, change, inTurn } = usePad()
  const add = useAddPad()
  // The rows of a long pad follow the typing when there is time.
  const text = useDeferredValue(pad.text)
  const { lines, question } = readPad(text)
  const looked = lines.slice(0, MOST_LINES)
  const found = useFoundProducts(codesOf(looked))
  const lengths = useStockedLengths(tallyProducts(looked, found))
  const judged = judgePad({ lines: looked, found, lengths, failures: pad.failures })
  const [filter, setFilter] = useState<PadGroup | null>(null)
  const shown = filter === null ? judged : judged.filter((each) => groupOf(each) === filter)
  const file = usePadFile()
  const pageRef = useRef<HTMLDivElement>(null)
  const undo = usePadUndo(pageRef)
  const waitForTurn = useEffectEvent(() => void inTurn(() => Promise.resolve()))
  useEffect(() => {
    // A tab that is closed while it adds tells nobody: its turn ends, and no more.
    if (pad.elsewhere.length > 0) waitForTurn()
  }, [pad.elsewhere])
  if (!settings.hasCart) return null

  const addAll = async () => {
    await add(judged)
    // The button is gone with the last of its lines. A field would bring a phone's keyboard up.
    if (present().text === '') pageRef.current?.querySelector('h1')?.focus()
  }
  const focusRow = (number: number) => {
    pageRef.current?.querySelector<HTMLElement>(`[data-line="${number}"]`)?.focus()
  }

  return (
    <S.Page ref={pageRef} data-dropping={file.isOver || undefined} {...file.dropProps}>
      <PadHead onOpenFile={(chosen) => void file.open(chosen)} onUndoable={undo.offer} />
      <S.Columns>
        <PadText count={lines.length} />
        <S.Side>
          {file.refused !== null && <Callout tone="critical">{words.noText(file.refused)}</Callout>}
          {lines.length > MOST_LINES && (
            <Callout tone="caution">{words.tooLong(lines.length - MOST_LINES, MOST_LINES)}</Callout>
          )}
          {question && text === pad.text && pad.adding === null && (
            <AskColumn question={question} onUndoable={undo.offer} />
          )}
          <S.Board aria-label={words.verdicts}>
            {lines.length > 0 && <PadFilters judged={judged} value={filter} onChange={setFilter} />}
            {lines.length > 0 && shown.length === 0 && <S.None>{words.noneOfGroup}</S.None>}
            <PadRows
              lines={shown}
              text={pad.text}
              undo={undo}
              isLocked={pad.adding !== null || pad.elsewhere.length > 0}
              change={change}
              onMended={(number) => requestAnimationFrame(() => focusRow(number))}
            />
            {lines.length === 0 && (
              <EmptyState title={words.emptyTitle} icon={<ListPlus />}>
                {words.empty}
              </EmptyState>
            )}
          </S.Board>
        </S.Side>
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
