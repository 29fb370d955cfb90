import { onTestFinished } from 'vitest'
import type { SandboxSetting } from './merchantClient'

/** A merchant whose card provider is windriver. */
export const windriver: SandboxSetting = {
  settings: {
    payment_provider: 'windriver',
    checkout_key: 'pk_test',
    checkout_script_url: 'https://pay.example/windriver.js',
  },
}

/** Simulates the provider's loaded script. */
export function loadWindriver() {
  const sales: Record<string, unknown>[] = []
  const page = window as { WindriverCheckout?: unknown }
  page.WindriverCheckout = { redirect: (sale: Record<string, unknown>) => sales.push(sale) }
  onTestFinished(() => {
    delete page.WindriverCheckout
  })
  return sales
}
