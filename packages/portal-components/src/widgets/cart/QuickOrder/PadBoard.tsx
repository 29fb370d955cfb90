import type { JudgedLine } from '../../../data/quickOrder/judgePad'
import type { usePad } from '../../../data/quickOrder/usePad'
import { UndoRow } from '../../../surfaces/UndoRow/UndoRow'
import { PadRow } from './PadRow'
import * as S from './QuickOrder.styles'
import type { PadUndo, usePadUndo } from './usePadUndo'

export interface PadRowsProps {
  lines: readonly JudgedLine[]
  /** The text of the pad, which the lines follow when there is time. */
  text: string
  undo: ReturnType<typeof usePadUndo>
  /** Lines are being added, and none can be changed. */
  isLocked: boolean
  change: ReturnType<typeof usePad>['change']
  /** Called when a line was mended, which may have taken the focused control away. */
  onMended: (number: number) => void
}

/** The lines of the pad; what was taken off it leaves a row in its place for as long as that can be undone. */
export function PadRows({ lines, text, undo, isLocked, change, onMended }: PadRowsProps) {
  if (lines.length === 0 && undo.undos.length === 0) return null
  const indexOf = ({ number }: PadUndo) => {
    const index = lines.findIndex(({ line }) => line.number >= number)
    return index < 0 ? lines.length : index
  }
  const undosAt = (index: number) =>
    undo.undos
      .filter((each) => indexOf(each) === index)
      .map((each) => (
        <UndoRow
          key={`undo ${each.id}`}
          text={each.text}
          isOver={each.isOver?.(text) ?? false}
          onUndo={() => undo.take(each)}
          onElapsed={(hadFocus) => undo.elapse(each, hadFocus)}
        />
      ))
  return (
    <S.Rows>
      {/* The rows are one list: each keeps its time and its focus when the line after it goes as well. */}
      {lines
        .flatMap((judged, index) => [
          ...undosAt(index),
          <PadRow
            key={`${judged.line.number} ${judged.line.text}`}
            judged={judged}
            isLocked={isLocked}
            change={change}
            onUndoable={undo.offer}
            onMended={() => onMended(judged.line.number)}
          />,
        ])
        .concat(undosAt(lines.length))}
    </S.Rows>
  )
}
