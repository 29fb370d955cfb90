import { groupOf } from '../../../data/quickOrder/judgePad'
import type { JudgedLine, PadGroup } from '../../../data/quickOrder/judgePad'
import { VisuallyHidden } from '../../../parts/VisuallyHidden'
import { usePortal } from '../../../context/PortalContext'
import { taxText } from '../../../messages/prices'
import * as S from './QuickOrder.styles'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface PadFiltersProps {
  judged: readonly JudgedLine[]
  /** `null`: all lines are shown. */
  value: PadGroup | null
  onChange: (group: PadGroup | null) => void
}

const groups = ['ready', 'choose', 'missing', 'mend'] as const

/** Counts the lines of each kind, shows those of one, and reads the counts out when they have settled. */
export function PadFilters({ judged, value, onChange }: PadFiltersProps) {
  const portal = usePortal()
  const words = portal.say(quickOrderWords)
  const countOf = (group: PadGroup) => judged.filter((each) => groupOf(each) === group).length
  const there = groups.filter((group) => countOf(group) > 0)
  const isSettled = countOf('looking') === 0
  return (
    <S.BoardHead>
      <S.Filters role="group" aria-label={words.show}>
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
      </S.Filters>
      <S.ColumnHead aria-hidden data-column="quantity">
        {words.quantity}
      </S.ColumnHead>
      <S.ColumnHead aria-hidden data-column="amount">
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
