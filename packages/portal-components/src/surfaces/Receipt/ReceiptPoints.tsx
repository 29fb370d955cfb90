import { Mail, MapPin, ReceiptText, Store, Truck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Receipt } from '../../data/orders/receipts'
import { usePortal } from '../../context/PortalContext'
import type { Portal } from '../../context/PortalContext'
import { Stack, Text } from '../../parts/layout/Layout'
import { Unbroken } from '../../parts/Unbroken'
import { figureText } from '../../messages/prices'
import { productsMessages } from '../../messages/catalogue'
import { checkoutMessages } from '../../messages/checkout'
import * as S from './Receipt.styles'

export interface ReceiptPointsProps {
  receipt: Receipt
  /** The facts to show. */
  shows: readonly ReceiptFact['id'][]
}

/** The main facts of a placed order or quote; side by side where there is room. */
export function ReceiptPoints({ receipt, shows }: ReceiptPointsProps) {
  const portal = usePortal()
  return (
    <S.Points>
      {receiptFacts(receipt, portal)
        .filter(({ id }) => shows.includes(id))
        .map(({ id, icon, first, second }) => (
          <S.Point key={id} data-fact={id}>
            {icon}
            <Stack as="span">
              <Text as="b" weight="medium" breaks>
                <Unbroken>{first}</Unbroken>
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
  id: 'amount' | 'way' | 'place' | 'contact' | 'confirmation'
  icon: ReactNode
  first: string
  second: string
}

/** Returns the total of an order, when and how it comes, where it goes, who receives it, and who is notified. */
function receiptFacts(receipt: Receipt, portal: Portal): ReceiptFact[] {
  const { messagesOf, formats, settings } = portal
  const words = messagesOf(checkoutMessages)
  const { jobName, address, despatch, isPickUp, branch, requiredDate, requiredTime, total } = receipt
  const time = [
    requiredDate && formats.shortDay(requiredDate, { hasWeekday: true }),
    requiredTime && formats.clock(requiredTime),
  ]
  const way = [despatch, branch && (isPickUp ? words.atBranch(branch) : words.fromBranch(branch))]
  const contact = [receipt.contactName, receipt.contactPhone]
  const items = words.itemCount(receipt.lines.length)
  const isTotalShown = total !== null && !settings.hidesFinalPrices
  const isWithDelivery = isTotalShown && receipt.delivery?.cost
  const facts: ReceiptFact[] = [
    {
      id: 'amount',
      icon: <ReceiptText aria-hidden />,
      ...inLines(
        isTotalShown
          ? words.amountOf(
              figureText(total, formats.money, portal),
              messagesOf(productsMessages).includingTax,
            )
          : items,
        [isTotalShown && items, isWithDelivery && words.deliveryIncluded],
      ),
    },
    {
      id: 'way',
      icon: isPickUp ? <Store aria-hidden /> : <Truck aria-hidden />,
      ...inLines(joined(time), way),
    },
    { id: 'place', icon: <MapPin aria-hidden />, ...inLines(jobName, [address]) },
    { id: 'contact', icon: <UserRound aria-hidden />, ...inLines(contact[0], [contact[1]]) },
    {
      id: 'confirmation',
      icon: <Mail aria-hidden />,
      first: receipt.contactEmail && words.confirmation,
      second: receipt.contactEmail,
    },
  ]
  return facts.filter(({ first }) => first !== '')
}

type Part = string | false | null | undefined

const joined = (parts: readonly Part[]) => parts.filter(Boolean).join(', ')

/** Returns two lines of a fact. Without a first line the second takes its place. */
function inLines(first: Part, second: readonly Part[]) {
  return first ? { first, second: joined(second) } : { first: joined(second), second: '' }
}
