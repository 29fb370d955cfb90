import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle, Ruler, X } from 'lucide-react'
import { memo } from 'react'
import { mendLine, withLines, withoutLines } from '../../../data/quickOrder/mendPad'
import type { JudgedLine, Verdict } from '../../../data/quickOrder/judgePad'
import type { usePad } from '../../../data/quickOrder/usePad'
import { IconButton } from '../../../parts/IconButton'
import { Picture } from '../../../parts/Picture'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { MendLine } from './MendLine'
import { Text } from '../../../parts/layout/Layout'
import * as S from './PadRow.styles'
import type { PadUndo } from './usePadUndo'
import { quickOrderMessages } from '../../../messages/quickOrder'
import type { PadLine } from '../../../data/quickOrder/padLine'
import { figureText } from '../../../messages/prices'
import { tallySummary } from '../../../messages/tallySummary'
import { commonMessages } from '../../../messages/common'

export interface PadRowProps {
  judged: JudgedLine
  /** Lines are being added, so none can change. */
  isLocked: boolean
  change: ReturnType<typeof usePad>['change']
  /** Called with the undo of a removal. */
  onUndoable: (undo: PadUndo) => void
  /** Called after a fix, which may have removed the focused control. */
  onMended: () => void
}

/** A line of the pad with its verdict, its figures, and the controls to fix it. */
export function PadRow({ judged: { line, verdict }, isLocked, change, onUndoable, onMended }: PadRowProps) {
  const words = usePortal().messagesOf(quickOrderMessages)
  const product = productOf(verdict)
  const Icon = icons[verdict.kind]

  const remove = () => {
    const failures = verdict.kind === 'failed' ? { [line.text]: verdict.failure } : {}
    let before = ''
    let without = ''
    change(({ text, elsewhere }) => {
      // Another tab is adding lines, which this page may not know yet.
      if (elsewhere.length > 0) return {}
      before = text
      without = withoutLines(text, [line])
      return { text: without }
    })
    if (before === '') return
    onUndoable({
      number: line.number,
      text: words.removed(line.text),
      // In a table the meaning of a line depends on its position, so it returns there unless the text has changed.
      onUndo: () =>
        change((current) => ({
          text: current.text === without ? before : withLines(current.text, line.text),
          failures: { ...failures, ...current.failures },
        })),
    })
  }

  return (
    <S.Row data-line={line.number} data-kind={verdict.kind} tabIndex={-1}>
      <S.Number>
        <span aria-hidden>{line.number}</span>
      </S.Number>
      <S.Verdict data-kind={verdict.kind}>
        <Icon size={18} aria-hidden />
        <span>{wordOf(verdict, words.verdict)}</span>
      </S.Verdict>
      {product && (
        <S.Media>
          <Product image={product.image} />
        </S.Media>
      )}
      <S.Description data-bare={product === null || undefined}>
        {product && (
          <Text as="div" weight="medium">
            {product.name}
          </Text>
        )}
        <S.Typed>{line.text}</S.Typed>
      </S.Description>
      <RowFigures line={line} verdict={verdict} />
      <S.Remove>
        <IconButton
          label={words.remove(line.number)}
          icon={<X size={18} aria-hidden />}
          isDisabled={isLocked}
          onPress={remove}
        />
      </S.Remove>
      {verdict.kind !== 'ready' && verdict.kind !== 'looking' && (
        <S.Mend inert={isLocked}>
          <MendLine
            line={line}
            verdict={verdict}
            onMend={(mend) => {
              change(({ text }) => ({ text: mendLine(text, line, mend) }))
              onMended()
            }}
            onForgive={() => {
              change(({ failures }) => {
                const { [line.text]: _, ...rest } = failures
                return { failures: rest }
              })
              onMended()
            }}
          />
        </S.Mend>
      )}
    </S.Row>
  )
}

/** Memoised, so that the pictures of a long pad do not re-render at each keystroke. */
const Product = memo(function ProductPicture({ image }: { image: string | null }) {
  return <Picture src={image} alt="" size={44} />
})

const icons = {
  ready: CircleCheck,
  lengths: Ruler,
  choose: CircleHelp,
  missing: CircleAlert,
  quantity: CircleAlert,
  failed: CircleAlert,
  unread: CircleAlert,
  looking: LoaderCircle,
} as const

function productOf(verdict: Verdict) {
  if (verdict.kind === 'ready') return verdict.addition.product
  return 'product' in verdict ? verdict.product : null
}

function wordOf(verdict: Verdict, words: Record<Verdict['kind'] | 'tally' | 'unsure', string>): string {
  if (verdict.kind === 'ready' && verdict.addition.tally) return words.tally
  if (verdict.kind === 'failed' && verdict.failure.isUnsure) return words.unsure
  return words[verdict.kind]
}

/** The quantity and amount of a ready line, with the numbers of the lines it is combined with. */
function RowFigures({ line, verdict }: { line: PadLine; verdict: Verdict }) {
  const portal = usePortal()
  const { formats, settings } = portal
  const words = useMessages(quickOrderMessages)
  const common = useMessages(commonMessages)
  if (verdict.kind !== 'ready') return null
  const { addition, amount, mergedInto, lines } = verdict
  if (mergedInto !== null) return <S.Quantity data-note>{words.mergedInto(mergedInto)}</S.Quantity>
  const others = lines.filter(({ number }) => number !== line.number)
  return (
    <>
      <S.Quantity>
        <span>
          <span>{figureText(addition.quantity, formats.quantity, portal)}</span>{' '}
          <Text tone="muted">{addition.unit}</Text>
        </span>
        {addition.tally && (
          <Text as="div" tone="muted">
            {tallySummary(addition.tally, addition.unit, portal)}
          </Text>
        )}
        {others.length > 0 && (
          <Text as="div" tone="muted">
            {words.merges(others.map(({ number }) => number))}
          </Text>
        )}
      </S.Quantity>
      {!settings.hidesProductPrices && (
        <S.Amount>
          {amount === null ? common.priceOnRequest : figureText(amount, formats.money, portal)}
        </S.Amount>
      )}
    </>
  )
}
