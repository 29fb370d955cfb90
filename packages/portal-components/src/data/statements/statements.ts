import type { FluidClient } from '@trade-portal/fluid-sdk'
import { queryOptions } from '@tanstack/react-query'

/** Matches all queries of statements and balances. */
export const statementsKey = ['fluid', 'statements'] as const

/** Lists every statement of the account, the newest first. */
export const statementsQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: [...statementsKey, 'list'],
    queryFn: ({ signal }) => client.statements.list({ signal }),
  })

/** Reads the statement of a day, `YYYY-MM-DD`, with its transactions. */
export const statementQuery = (client: FluidClient, date: string) =>
  queryOptions({
    queryKey: [...statementsKey, 'detail', date],
    queryFn: ({ signal }) => client.statements.get({ date }, { signal }),
  })

/** Reads the account's debt by age as of today. */
export const agedBalancesQuery = (client: FluidClient) =>
  queryOptions({
    queryKey: [...statementsKey, 'agedBalances'],
    queryFn: ({ signal }) => client.statements.getAgedBalances({ signal }),
  })
