import type { PaymentStatus } from '@trade-portal/fluid-sdk'
import { screen } from '@testing-library/react'
import type { DevicePayment } from '../data/payments/devicePayments'
import { openOwnTabPayment } from '../data/payments/ownTabPayment'
import { PaymentResult } from '../widgets/account/PaymentResult/PaymentResult'
import type { PaymentResultProps } from '../widgets/account/PaymentResult/PaymentResult'
import type { SandboxSetting } from './merchantClient'
import { addPayment, beginHere } from './payments'
import { renderPortal } from './renderPortal'

/** A payment at the merchant, and the data of it on this device. */
export type PaymentSetting = Omit<SandboxSetting, 'before'> & {
  status?: Exclude<PaymentStatus, 'unknown'>
  provider?: 'windriver'
  /** Payments started on this device, the latest last. */
  begun?: Partial<DevicePayment>[]
  /** Key of the last payment started in this tab. */
  ofTab?: string
} & Partial<PaymentResultProps>

/** Renders the page that a payment returns to. */
export function renderResult({
  status,
  provider,
  begun = [],
  ofTab,
  page = 'complete',
  paymentId = 'P-1',
  ...setting
}: PaymentSetting) {
  return renderPortal(<PaymentResult page={page} paymentId={paymentId} />, {
    ...setting,
    before: (client, sandbox) => {
      if (status) addPayment(sandbox, { status, ...(provider && { provider }) })
      for (const payment of begun) beginHere(client, payment)
      if (ofTab) openOwnTabPayment(client).write(ofTab)
    },
  })
}

/** Finds the page's title. */
export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
