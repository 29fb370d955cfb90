import { screen } from '@testing-library/react'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import type { PayAccountProps } from '../widgets/account/PayAccount/PayAccount'
import type { SandboxSetting } from './merchantClient'
import { returnUrls } from './payments'
import { renderPortal } from './renderPortal'
import { addStatementHistory, twoStatements } from './statementHistory'

type Setting = SandboxSetting & { props?: Partial<PayAccountProps> }

/** The statements are old: their whole amount is overdue by now. */
export async function renderPay({ props = {}, before, ...setting }: Setting = {}) {
  const redirects: string[] = []
  const view = await renderPortal(
    <PayAccount returnUrls={returnUrls} onRedirect={(address) => redirects.push(address)} {...props} />,
    {
      ...setting,
      before: (client, sandbox) => {
        addStatementHistory(sandbox, twoStatements)
        return before?.(client, sandbox)
      },
    },
  )
  return { ...view, redirects }
}

export const proceed = () => screen.findByRole('button', { name: 'Proceed to Payment' })
