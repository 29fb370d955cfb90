import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Of all that is read of statements and balances. */
export const statementsKey = ['fluid', 'statements'] as const

/** Every statement of the account, the newest first. */
export const statementsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: [...statementsKey, 'list'],
    queryFn: ({ signal }) => client.statements.list({ signal }),
  })

/** The statement of a day, `YYYY-MM-DD`, with its transactions. */
export const statementQuery = (client: FluidClient, date: string) =>
  queryOptions({
    queryKey: [...statementsKey, 'detail', date],
    queryFn: ({ signal }) => client.statements.get({ date }, { signal }),
  })

/** The account's debt by age today. */
export const agedBalancesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: [...statementsKey, 'agedBalances'],
    queryFn: ({ signal }) => client.statements.getAgedBalances({ signal }),
  })
