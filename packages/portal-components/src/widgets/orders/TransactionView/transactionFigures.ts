import type { Money, TransactionDetail } from '@trade-portal/fluid-sdk'
import type { SummaryRow } from '../../../parts/Summary'
import type { Portal } from '../../../context/PortalContext'
import { figureText } from '../../../messages/prices'
import { transactionWords } from '../../../messages/transaction'

/** Totals without tax, the tax, and with it; in the tax region the total alone, which comes last in any case. */
export function transactionFigures({ subtotal, tax, total }: TransactionDetail, portal: Portal) {
  const words = portal.say(transactionWords)
  const money = (amount: Money | null) =>
    amount === null ? '-' : figureText(amount, portal.formats.money, portal)
  const whole: SummaryRow = {
    label: portal.isTaxRegion ? words.total : words.totalIncludingTax,
    value: money(total),
    tone: 'total',
  }
  const parts: SummaryRow[] = portal.isTaxRegion
    ? []
    : [
        { label: words.totalExcludingTax, value: money(subtotal) },
        { label: words.tax, value: money(tax) },
      ]
  return { parts, whole }
}
