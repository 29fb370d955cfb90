import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { callsOf } from '../../../testing/cartRows'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { addStatementHistory, twoStatements } from '../../../testing/statementHistory'
import { StatementView } from './StatementView'
import { NEWEST, OLDER, renderStatement, lines } from '../../../testing/renderStatement'

describe('<StatementView /> by email', () => {
  it('does not send the newest statement, and says so [stat-21]', async () => {
    await renderStatement(NEWEST)
    expect(await screen.findByText('You can’t email the newest statement yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Email Statement' })).toBeDisabled()
  })

  it('sends an older one to the address asked for, and closes [stat-22]', async () => {
    const { user, sandbox } = await renderStatement(OLDER)
    const open = await screen.findByRole('button', { name: 'Email Statement' })
    await waitFor(() => expect(open).toBeEnabled())
    expect(screen.queryByText('You can’t email the newest statement yet.')).toBeNull()
    await user.click(open)
    const modal = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
    expect(modal.getByText('31/08/2026')).toBeVisible()
    await user.type(modal.getByRole('textbox', { name: 'Email address' }), 'accounts@ridgeline.example')
    await user.click(modal.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Statement sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf(sandbox, 'emailStatement').map(({ payload }) => payload)).toMatchObject([
      { statementDate: OLDER, emailAddress: 'accounts@ridgeline.example' },
    ])
  })

  it('sends none while it is not known which is the newest [stat-21]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    await renderStatement(OLDER, {
      before: (_, sandbox) => {
        held.push(holdCalls(sandbox, 'getStatementList'))
      },
    })
    await lines()
    expect(screen.getByRole('button', { name: 'Email Statement' })).toBeDisabled()
    held[0]?.letThrough()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Email Statement' })).toBeEnabled())
  })

  it('keeps what was typed for one statement out of the e-mail of another [stat-22]', async () => {
    const page = (date: string) => <StatementView key={date} date={date} />
    const { user, client, rerender } = await renderPortal(page(OLDER), {
      before: (_, sandbox) =>
        addStatementHistory(sandbox, { ...twoStatements, statements: ['2026-07-31', OLDER, NEWEST] }),
    })
    const openEmail = async () => {
      const button = await screen.findByRole('button', { name: 'Email Statement' })
      await waitFor(() => expect(button).toBeEnabled())
      await user.click(button)
      return await screen.findByRole('textbox', { name: 'Email address' })
    }
    await user.type(await openEmail(), 'accounts')
    rerender(<PortalProvider client={client}>{page('2026-07-31')}</PortalProvider>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await openEmail()).toHaveValue('')
    rerender(<PortalProvider client={client}>{page(OLDER)}</PortalProvider>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await openEmail()).toHaveValue('accounts')
  })
})
