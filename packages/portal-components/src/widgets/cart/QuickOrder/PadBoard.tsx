import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { groupOf } from '../../../data/quickOrder/judgePad'
import type { JudgedLine, PadGroup } from '../../../data/quickOrder/judgePad'
import { EmptyState } from '../../../parts/EmptyState'
import { Row } from '../../../parts/layout/Layout'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import { taxText } from '../../../messages/prices'
import { UndoRow } from '../../../surfaces/UndoRow/UndoRow'
import { PadRow } from './PadRow'
import type { PadRowProps } from './PadRow'
import * as S from './QuickOrder.styles'
import type { PadUndo, usePadUndo } from './usePadUndo'
import { quickOrderMessages } from '../../../messages/quickOrder'

export interface PadBoardProps extends Pick<PadRowProps, 'isLocked' | 'change'> {
  judged: readonly JudgedLine[]
  /** The current text of the pad. The lines are deferred, so they may be behind it. */
  text: string
  undo: ReturnType<typeof usePadUndo>
  /** Called with the number of a fixed line, whose focused control may be gone. */
  onMended: (number: number) => void
}

/** The lines of the pad with their verdicts, and filters by verdict. */
export function PadBoard({ judged, ...rows }: PadBoardProps) {
  const words = usePortal().messagesOf(quickOrderMessages)
  const [filter, setFilter] = useState<PadGroup | null>(null)
  const shown = filter === null ? judged : judged.filter((each) => groupOf(each) === filter)
  return (
    <S.Board aria-label={words.verdicts}>
      {judged.length > 0 && <PadFilters judged={judged} value={filter} onChange={setFilter} />}
      {judged.length > 0 && shown.length === 0 && <S.None>{words.noneOfGroup}</S.None>}
      <PadRows lines={shown} {...rows} />
      {judged.length === 0 && (
        <EmptyState title={words.emptyTitle} icon={<ListPlus />}>
          {words.empty}
        </EmptyState>
      )}
    </S.Board>
  )
}

interface PadFiltersProps {
  judged: readonly JudgedLine[]
  /** `null` shows all lines. */
  value: PadGroup | null
  onChange: (group: PadGroup | null) => void
}

const groups = ['ready', 'choose', 'missing', 'mend'] as const

/** Counts the lines of each group, filters by group, and reads the counts out once they settle. */
function PadFilters({ judged, value, onChange }: PadFiltersProps) {
  const portal = usePortal()
  const words = portal.messagesOf(quickOrderMessages)
  const countOf = (group: PadGroup) => judged.filter((each) => groupOf(each) === group).length
  const there = groups.filter((group) => countOf(group) > 0)
  const isSettled = countOf('looking') === 0
  return (
    <S.BoardHead>
      <Row gap={8} align="stretch" wrap role="group" aria-label={words.show}>
        <S.Filter type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
          {words.all(judged.length)}
        </S.Filter>
        {groups
          .filter((group) => there.includes(group) || value === group)
          .map((group) => (
            <S.Filter
              key={group}
              type="button"
              data-group={group}
              aria-pressed={value === group}
              onClick={() => onChange(value === group ? null : group)}
            >
              {words.groups[group](countOf(group))}
            </S.Filter>
          ))}
      </Row>
      <S.ColumnHead aria-hidden>{words.quantity}</S.ColumnHead>
      <S.ColumnHead aria-hidden>
        {!portal.settings.hidesProductPrices && words.amount(taxText(portal))}
      </S.ColumnHead>
      <VisuallyHidden>
        <span role="status">
          {isSettled && there.map((group) => words.groups[group](countOf(group))).join(', ')}
        </span>
      </VisuallyHidden>
    </S.BoardHead>
  )
}

interface PadRowsProps extends Omit<PadBoardProps, 'judged'> {
  lines: readonly JudgedLine[]
}

/** The lines of the pad. A removed line leaves a row in its place for as long as it can be undone. */
function PadRows({ lines, text, undo, isLocked, change, onMended }: PadRowsProps) {
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
      {/* All rows share one array, so that each keeps its timer and focus when its neighbours go. */}
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
