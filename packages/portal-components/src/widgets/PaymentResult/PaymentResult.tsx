import type { PaymentSession } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { userQuery } from '../../data/account/account'
import { isSettled } from '../../data/payments/begunPayments'
import { ownPayment } from '../../data/payments/ownPayment'
import { paymentSessionQuery } from '../../data/payments/payments'
import { useBegunPayments } from '../../data/payments/useBegunPayments'
import { statementsKey } from '../../data/statements/statements'
import { invoicesKey } from '../../data/transactions/transactions'
import { useRead } from '../../data/useRead'
import { useIsSlow } from '../../hooks/useIsSlow'
import { usePortal } from '../../portal/PortalContext'
import { useQueryCache } from '../../portal/queries'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { Outcome } from './Outcome'
import { resultOf } from './resultOf'
import type { PaymentPage } from './resultOf'
import { useRememberedPayment } from './useRememberedPayment'

export interface PaymentResultProps {
  /** The page that the card provider has returned to. It proves nothing by itself. */
  page: PaymentPage
  /** The payment's id, as `readPaymentReturn` of the SDK reads it; `null`: the address names none. */
  paymentId: string | null
  /** The merchant has told what became of it: the id can go from the address. */
  onRead?: () => void
}

/** Tells what became of a payment, as the merchant says: never as the address does. */
export const PaymentResult = asWidget(
  function PaymentResult({ page, paymentId, onRead }: PaymentResultProps) {
    const { client, pace } = usePortal()
    const queryClient = useQueryCache()
    const begun = useBegunPayments()
    const remembered = useRememberedPayment()
    const id = paymentId ?? remembered
    const { data: user } = useRead(userQuery(client))
    const asked = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: typeof id === 'string' })
    const data = asked.data && ownPayment(asked.data, user?.customerId ?? '')
    const session = { ...asked, data }
    const told = resultOf({ page, id, session })
    const [attempt, setAttempt] = useState(0)
    const isSlow = useIsSlow({ isWaiting: told === 'confirming', attempt, pace })

    const take = useEffectEvent((answer: PaymentSession) => {
      onRead?.()
      if (typeof id !== 'string' || !isSettled(answer.status)) return
      begun.settle({ id, ...answer })
      if (answer.status !== 'approved') return
      for (const queryKey of [userQuery(client).queryKey, statementsKey, invoicesKey]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    })
    useEffect(() => {
      if (data) take(data)
    }, [data])

    const checkAgain = async () => {
      setAttempt(attempt + 1)
      // A read that is still under way would only be joined.
      await Promise.all(
        session.queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })),
      )
      session.retry()
    }
    return (
      <Outcome
        result={isSlow ? 'slow' : told}
        payment={data ?? null}
        isChecking={session.isFetching && !isSlow}
        onCheckAgain={typeof id === 'string' ? () => void checkAgain() : null}
      />
    )
  },
  { prompt: 'account' },
)
