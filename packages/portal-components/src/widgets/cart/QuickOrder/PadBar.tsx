import { groupOf } from '../../../data/quickOrder/judgePad'
import type { JudgedLine } from '../../../data/quickOrder/judgePad'
import type { Pad } from '../../../data/quickOrder/usePad'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import { figureText, taxText } from '../../../messages/prices'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { Text } from '../../../parts/layout/Layout'
import * as S from './QuickOrder.styles'
import { quickOrderMessages } from '../../../messages/quickOrder'

export interface PadBarProps {
  judged: readonly JudgedLine[]
  adding: Pad['adding']
  /** Another tab is adding lines. */
  isElsewhere: boolean
  onAdd: () => void
}

/** Shows the number of ready lines and their total, and adds them. */
export function PadBar({ judged, adding, isElsewhere, onAdd }: PadBarProps) {
  const portal = usePortal()
  const words = portal.messagesOf(quickOrderMessages)
  const ready = judged.filter((each) => groupOf(each) === 'ready').length
  const looking = judged.filter((each) => groupOf(each) === 'looking').length
  const staying = judged.length - ready - looking
  const amounts = judged.flatMap(({ verdict }) =>
    verdict.kind === 'ready' && verdict.mergedInto === null ? [verdict.amount] : [],
  )
  const priced = amounts.filter((amount) => amount !== null)
  const total = priced.reduce((sum, amount) => sum + amount, 0)
  const parts = [
    words.readyOf(ready, judged.length),
    ...(looking > 0 ? [words.groups.looking(looking)] : []),
    ...(staying > 0 ? [words.stay(staying)] : []),
  ]
  return (
    <S.Bar ref={reachEdges}>
      <S.Sum>
        <Text as="div" size={12} tone="muted">
          {parts.join(', ')}
        </Text>
        <Text as="div" size={12} tone="muted" role="status">
          {isElsewhere && <span>{words.elsewhere}</span>}
        </Text>
        {!portal.settings.hidesProductPrices && priced.length > 0 && (
          <div>
            <Text as="strong" size={22} weight="bold" leading="heading" tabular>
              {figureText(total, portal.formats.money, portal)}
            </Text>{' '}
            <Text tone="muted" size={12}>
              {priced.length < amounts.length ? `${taxText(portal)} ${words.priceless}` : taxText(portal)}
            </Text>
          </div>
        )}
      </S.Sum>
      <Button
        tone="primary"
        size="large"
        isPending={adding !== null}
        isDisabled={isElsewhere || (adding === null && ready === 0)}
        onPress={onAdd}
      >
        {adding ? words.adding(adding.done + 1, adding.all) : words.add(ready)}
      </Button>
    </S.Bar>
  )
}
