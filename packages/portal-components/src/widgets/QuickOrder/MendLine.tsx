import { tallyText } from '../../data/quickOrder/mendPad'
import type { PadLine } from '../../data/quickOrder/readPad'
import type { Verdict } from '../../data/quickOrder/judgePad'
import { Button } from '../../parts/Button'
import { Stepper } from '../../parts/field/Stepper'
import { usePortal } from '../../portal/PortalContext'
import { errorMessage } from '../../words/errorMessage'
import { ChooseProduct } from './ChooseProduct'
import { FindProduct } from './FindProduct'
import { GiveLengths } from './GiveLengths'
import * as S from './MendLine.styles'
import { productsWords } from '../../words/catalogue'
import { commonWords } from '../../words/common'
import { quickOrderWords } from '../../words/quickOrder'

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
  const { say } = usePortal()
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
          <S.Say>
            {verdict.refused === null ? words.lengthsNeeded : words.lengthsRefused(verdict.refused)}
          </S.Say>
          <GiveLengths
            product={verdict.product}
            unit={verdict.unit}
            tally={verdict.tally}
            onGive={(tally) => onMend({ amount: tallyText(tally) })}
          />
        </>
      )
    case 'quantity':
      return (
        <>
          <S.Say>{words.badQuantity(line.amount)}</S.Say>
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
