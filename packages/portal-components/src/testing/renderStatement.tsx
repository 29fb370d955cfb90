import { screen, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { WireStatementDetail } from '@trade-portal/fluid-sdk/wire'
import { changeAnswer } from './changeAnswer'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'
import { addStatementHistory, twoStatements } from './statementHistory'
import { StatementView } from '../widgets/account/StatementView/StatementView'

export const NEWEST = '2026-10-31'
export const OLDER = '2026-08-31'

/** Renders a statement of the demo customer’s account, by default the newest. */
export function renderStatement(date = NEWEST, { before, ...setting }: SandboxSetting = {}) {
  return renderPortal(<StatementView date={date} />, {
    ...setting,
    before: (client, sandbox) => {
      addStatementHistory(sandbox, twoStatements)
      return before?.(client, sandbox)
    },
  })
}

/** Changes the statements in answers. */
export const changeDetail = (
  sandbox: Sandbox,
  change: (detail: WireStatementDetail) => Partial<WireStatementDetail>,
) =>
  changeAnswer(sandbox, 'getStatementDetail', ({ StatementDetail }) => ({
    StatementDetail: StatementDetail.map((detail) => ({ ...detail, ...change(detail) })),
  }))

/** Finds the table of a statement’s transactions. */
export const lines = () => screen.findByRole('table', { name: 'Transactions' })
/** Finds the row of a transaction by its name. */
export const rowOf = async (name: string) =>
  within(await lines())
    .getByRole('rowheader', { name })
    .closest('tr') as HTMLElement
export const cellOf = (row: HTMLElement, column: string) => row.querySelector(`[data-column="${column}"]`)
