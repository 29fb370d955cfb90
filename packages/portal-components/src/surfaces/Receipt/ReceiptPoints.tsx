import { Mail, MapPin, ReceiptText, Store, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '../../data/orders/receipts'
import { usePortal } from '../../context/PortalContext'
import type { Portal } from '../../context/PortalContext'
import { Stack, Text } from '../../parts/layout/Layout'
import { figureText } from '../../messages/prices'
import { productsMessages } from '../../messages/catalogue'
import { checkoutMessages } from '../../messages/checkout'
import * as S from './Receipt.styles'

export interface ReceiptPointsProps {
  receipt: Receipt
  /** Facts shown elsewhere on the page. */
  omits?: readonly ReceiptFact['id'][]
}

/** The main facts of a placed order or quote; side by side where there is room. */
export function ReceiptPoints({ receipt, omits = [] }: ReceiptPointsProps) {
  const portal = usePortal()
  return (
    <S.Points>
      {receiptFacts(receipt, portal)
        .filter(({ id }) => !omits.includes(id))
        .map(({ id, icon, first, second }) => (
          <S.Point key={id}>
            {icon}
            <Stack as="span">
              <Text as="b" weight="medium" breaks>
                {first}
              </Text>
              {second && (
                <Text size={14} tone="muted" breaks>
                  {second}
                </Text>
              )}
            </Stack>
          </S.Point>
        ))}
    </S.Points>
  )
}

/** A fact of a receipt, with a second line. */
interface ReceiptFact {
  id: string
  icon: ReactNode
  first: string
  second: string
}

/** Returns where an order goes, how and when, its total, and who is notified. */
function receiptFacts(receipt: Receipt, portal: Portal): ReceiptFact[] {
  const { messagesOf, formats, settings } = portal
  const words = messagesOf(checkoutMessages)
  const { jobName, address, despatch, isPickUp, branch, requiredDate, requiredTime, total } = receipt
  const way = [
    despatch,
    requiredDate && formats.shortDay(requiredDate, { hasWeekday: true }),
    requiredTime && formats.clock(requiredTime),
    branch && (isPickUp ? words.atBranch(branch) : words.fromBranch(branch)),
  ]
  const items = words.itemCount(receipt.lines.length)
  const isTotalShown = total !== null && !settings.hidesFinalPrices
  const isWithDelivery = isTotalShown && receipt.delivery?.cost
  const facts = [
    { id: 'place', icon: <MapPin aria-hidden />, first: jobName || address, second: jobName && address },
    {
      id: 'way',
      icon: isPickUp ? <Store aria-hidden /> : <Truck aria-hidden />,
      first: way.filter(Boolean).join(', '),
      second: [receipt.contactName, receipt.contactPhone].filter(Boolean).join(', '),
    },
    {
      id: 'amount',
      icon: <ReceiptText aria-hidden />,
      first: isTotalShown
        ? words.amountOf(figureText(total, formats.money, portal), messagesOf(productsMessages).includingTax)
        : items,
      second: [isTotalShown && items, isWithDelivery && words.deliveryIncluded].filter(Boolean).join(', '),
    },
    {
      id: 'confirmation',
      icon: <Mail aria-hidden />,
      first: words.confirmation,
      second: receipt.contactEmail,
    },
  ]
  return facts.filter(({ id, first, second }) => (id === 'confirmation' ? second : first) !== '')
}
