import { tallyText } from '../../../data/quickOrder/mendPad'
import type { Doubt, PadLine } from '../../../data/quickOrder/padLine'
import type { Verdict } from '../../../data/quickOrder/judgePad'
import { writtenAmount } from '../../../data/quickOrder/padUnits'
import { Button } from '../../../parts/Button'
import { Stepper } from '../../../parts/field/Stepper'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { Portal } from '../../../context/PortalContext'
import { writtenProblem } from '../../../surfaces/TallyModal/writtenProblem'
import { errorMessage } from '../../../messages/errorMessage'
import { ChooseProduct, FindProduct } from './FindProduct'
import { Text } from '../../../parts/layout/Layout'
import { productsMessages } from '../../../messages/catalogue'
import { commonMessages } from '../../../messages/common'
import { quickOrderMessages } from '../../../messages/quickOrder'
import type { Product, TallyLength } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { useOpenings } from '../../../hooks/openings'
import { LazyTallyModal } from '../../../surfaces/TallyModal/LazyTallyModal'

export interface MendLineProps {
  line: PadLine
  verdict: Exclude<Verdict, { kind: 'ready' } | { kind: 'looking' }>
  /** Rewrites the line. */
  onMend: (mend: { code?: string; amount?: string }) => void
  /** Clears the line's failure, so that it can be added again. */
  onForgive: () => void
}

/** The controls to fix a line, within its row. */
export function MendLine({ line, verdict, onMend, onForgive }: MendLineProps) {
  const portal = usePortal()
  const { messagesOf } = portal
  const words = useMessages(quickOrderMessages)
  const productsText = useMessages(productsMessages)
  const common = useMessages(commonMessages)
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
          <Text breaks>{lengthsProblem(verdict, portal)}</Text>
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
          <Text breaks>{quantityProblem(line, verdict.doubt, words)}</Text>
          <Stepper
            label={productsText.quantityOf(verdict.product.name, verdict.product.units[0] ?? '')}
            increaseLabel={productsText.increase(verdict.product.name)}
            decreaseLabel={productsText.decrease(verdict.product.name)}
            invalidMessage={productsText.invalidQuantity}
            value={null}
            onChange={(quantity) => onMend({ amount: String(quantity) })}
          />
        </>
      )
    case 'failed':
      return (
        <>
          <Text breaks>{verdict.failure.message}</Text>
          <Button onPress={onForgive}>{verdict.failure.isUnsure ? words.addAgain : words.tryAgain}</Button>
        </>
      )
    case 'unread':
      return (
        <>
          <Text breaks>{errorMessage(verdict.error, messagesOf)}</Text>
          <Button onPress={verdict.retry}>{common.tryAgain}</Button>
        </>
      )
  }
}

type Words = ReturnType<typeof quickOrderMessages.of>

/** Returns the reason why the figures of a line are not a quantity. */
function quantityProblem(line: PadLine, doubt: Doubt | null, words: Words): string {
  const { amount } = line
  if (doubt === 'column') return words.whichColumn
  if (amount === '') return words.noQuantity
  if (doubt === 'price') return words.priceNotQuantity(amount)
  const written = writtenAmount(line)
  return doubt === null ? words.badQuantity(written) : words.unsureQuantity(written)
}

/** Returns the problem with the lengths of a line, in the words of the tally. */
function lengthsProblem(
  { written, unit, doubt }: Extract<Verdict, { kind: 'lengths' }>,
  portal: Portal,
): string {
  const words = portal.messagesOf(quickOrderMessages)
  if (doubt === 'column') return words.whichColumnLengths
  const problem = written && writtenProblem({ ...written, refused: [] }, unit, portal)
  if (problem) return problem
  if (!written || written.refused.length === 0) return words.lengthsNeeded
  return words.lengthsRefused(written.refused.map(({ text }) => text).join(', '))
}

interface GiveLengthsProps {
  product: Product
  unit: string
  /** Lengths that the line already has. */
  tally: TallyLength[]
  onGive: (tally: TallyLength[]) => void
}

/** Button that asks for the lengths of a line. */
function GiveLengths({ product, unit, tally, onGive }: GiveLengthsProps) {
  const { settings } = usePortal()
  const productsText = useMessages(productsMessages)
  const quickOrder = useMessages(quickOrderMessages)
  const [isOpen, setIsOpen] = useState(false)
  const openings = useOpenings(isOpen)
  const { id, name, image, customerPrice } = product
  return (
    <>
      <Button aria-label={productsText.tallyOf(name)} onPress={() => setIsOpen(true)}>
        {quickOrder.giveLengths}
      </Button>
      {openings > 0 && (
        <LazyTallyModal
          product={{ id, name, image, unit, price: customerPrice }}
          mode="update"
          initialTally={tally}
          hidesPrice={settings.hidesProductPrices}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSubmit={(given) => {
            onGive(given)
            return Promise.resolve()
          }}
        />
      )}
    </>
  )
}
