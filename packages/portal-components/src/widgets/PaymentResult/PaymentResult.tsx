import type { PaymentSession } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent } from 'react'
import { userQuery } from '../../data/account/account'
import { isSettled } from '../../data/payments/begunPayments'
import { ownPayment } from '../../data/payments/ownPayment'
import { paymentSessionQuery } from '../../data/payments/payments'
import { useBegunPayments } from '../../data/payments/useBegunPayments'
import { statementsKey } from '../../data/statements/statements'
import { invoicesKey } from '../../data/transactions/transactions'
import { useRead } from '../../data/useRead'
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
    const { client } = usePortal()
    const queryClient = useQueryCache()
    const begun = useBegunPayments()
    const remembered = useRememberedPayment()
    const id = paymentId ?? remembered
    const { data: user } = useRead(userQuery(client))
    const asked = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: typeof id === 'string' })
    const data = asked.data && ownPayment(asked.data, user?.customerId ?? '')
    const session = { ...asked, data }

    const take = useEffectEvent((told: PaymentSession) => {
      onRead?.()
      if (typeof id !== 'string' || !isSettled(told.status)) return
      begun.settle({ id, ...told })
      if (told.status !== 'approved') return
      for (const queryKey of [userQuery(client).queryKey, statementsKey, invoicesKey]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    })
    useEffect(() => {
      if (data) take(data)
    }, [data])

    return (
      <Outcome
        result={resultOf({ page, id, session })}
        payment={data ?? null}
        isChecking={session.isFetching}
        onCheckAgain={typeof id === 'string' ? session.retry : null}
      />
    )
  },
  { prompt: 'account' },
)
