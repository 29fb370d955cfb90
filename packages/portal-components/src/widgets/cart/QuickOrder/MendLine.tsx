import { tallyText } from '../../../data/quickOrder/mendPad'
import type { Doubt, PadLine } from '../../../data/quickOrder/padLine'
import type { Verdict } from '../../../data/quickOrder/judgePad'
import { writtenAmount } from '../../../data/quickOrder/padUnits'
import { Button } from '../../../parts/Button'
import { Stepper } from '../../../parts/field/Stepper'
import { usePortal } from '../../../context/PortalContext'
import type { Portal } from '../../../context/PortalContext'
import { writtenProblem } from '../../../surfaces/TallyModal/writtenProblem'
import { errorMessage } from '../../../messages/errorMessage'
import { ChooseProduct } from './ChooseProduct'
import { FindProduct } from './FindProduct'
import { GiveLengths } from './GiveLengths'
import * as S from './MendLine.styles'
import { productsWords } from '../../../messages/catalogue'
import { commonWords } from '../../../messages/common'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface MendLineProps {
  line: PadLine
  verdict: Exclude<Verdict, { kind: 'ready' } | { kind: 'looking' }>
  /** Writes the line anew. */
  onMend: (mend: { code?: string; amount?: string }) => void
  /** Forgets that the line failed, for another press. */
  onForgive: () => void
}

/** The way to mend a line, in its place. */
export function MendLine({ line, verdict, onMend, onForgive }: MendLineProps) {
  const portal = usePortal()
  const { say } = portal
  const words = say(quickOrderWords)
  const choose = (code: string) => onMend({ code })
  switch (verdict.kind) {
    case 'choose':
      return (
        <ChooseProduct label={words.chooseOf(line.number)} products={verdict.products} onChoose={choose} />
      )
    case 'missing':
      return <FindProduct line={line} count={verdict.count} onChoose={choose} />
    case 'lengths':
      return (
        <>
          <S.Say>{lengthsProblem(verdict, portal)}</S.Say>
          <GiveLengths
            product={verdict.product}
            unit={verdict.unit}
            tally={verdict.written?.tally ?? []}
            onGive={(tally) => onMend({ amount: tallyText(tally) })}
          />
        </>
      )
    case 'quantity':
      return (
        <>
          <S.Say>{quantityProblem(line, verdict.doubt, words)}</S.Say>
          <Stepper
            label={say(productsWords).quantityOf(verdict.product.name, verdict.product.units[0] ?? '')}
            increaseLabel={say(productsWords).increase(verdict.product.name)}
            decreaseLabel={say(productsWords).decrease(verdict.product.name)}
            invalidMessage={say(productsWords).invalidQuantity}
            value={null}
            onChange={(quantity) => onMend({ amount: String(quantity) })}
          />
        </>
      )
    case 'failed':
      return (
        <>
          <S.Say>{verdict.failure.message}</S.Say>
          <Button onPress={onForgive}>{verdict.failure.isUnsure ? words.addAgain : words.tryAgain}</Button>
        </>
      )
    case 'unread':
      return (
        <>
          <S.Say>{errorMessage(verdict.error, say)}</S.Say>
          <Button onPress={verdict.retry}>{say(commonWords).tryAgain}</Button>
        </>
      )
  }
}

type Words = ReturnType<typeof quickOrderWords.of>

/** Returns the sentence on why the figures of a line are no quantity. */
function quantityProblem(line: PadLine, doubt: Doubt | null, words: Words): string {
  const { amount } = line
  if (doubt === 'column') return words.whichColumn
  if (amount === '') return words.noQuantity
  if (doubt === 'price') return words.priceNotQuantity(amount)
  const written = writtenAmount(line)
  return doubt === null ? words.badQuantity(written) : words.unsureQuantity(written)
}

/** Returns what a line of a product sold by length lacks, or which length cannot be had, in the words of the tally. */
function lengthsProblem(
  { written, unit, doubt }: Extract<Verdict, { kind: 'lengths' }>,
  portal: Portal,
): string {
  const words = portal.say(quickOrderWords)
  if (doubt === 'column') return words.whichColumnLengths
  const problem = written && writtenProblem({ ...written, refused: [] }, unit, portal)
  if (problem) return problem
  if (!written || written.refused.length === 0) return words.lengthsNeeded
  return words.lengthsRefused(written.refused.map(({ text }) => text).join(', '))
}
