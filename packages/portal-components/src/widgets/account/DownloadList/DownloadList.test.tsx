import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { DownloadList } from './DownloadList'

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('<DownloadList />', () => {
  it('links each file by its description, with its category and date, in a tab of its own [help-01]', async () => {
    await renderPortal(<DownloadList />)
    const link = await screen.findByRole('link', { name: /^Timber price list\s?, opens in a new tab$/ })
    expect(link).toHaveAttribute('href', 'https://ironbark.example/documents/price-list-timber.pdf')
    expect(link).toHaveAttribute('target', '_blank')
    const row = link.closest('tr') as HTMLElement
    expect(within(row).getByText('Price lists')).toBeVisible()
    expect(within(row).getByText('01/11/2026')).toBeVisible()
  })

  it('finds a file by its name [help-02]', async () => {
    const { user } = await renderPortal(<DownloadList />)
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: 'Search in Downloads' }), 'H2F-h3.pdf{Enter}')
    expect(names()).toEqual([expect.stringContaining('Certificate of treatment')])
  })

  it('shows a file that must not be followed without a link, by its name where nothing describes it [help-03]', async () => {
    await renderPortal(<DownloadList />, {
      before: (_, { database }) => {
        database.run('DELETE FROM downloads')
        database.run(
          `INSERT INTO downloads (customer_id, file_name, description, category, dated, path)
           VALUES (NULL, 'odd.pdf', '', '', '', 'javascript:alert(1)')`,
        )
      },
    })
    expect(await screen.findByRole('rowheader', { name: 'odd.pdf' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says that there are none', async () => {
    await renderPortal(<DownloadList />, {
      before: (_, { database }) => database.run('DELETE FROM downloads'),
    })
    expect(await screen.findByText('No files to download yet.')).toBeVisible()
  })

  it('says what went wrong, and tries again', async () => {
    const { user } = await renderPortal(<DownloadList />, {
      faults: [{ operation: 'getDloads', kind: 'status', status: 404 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Downloads' })).toBeVisible()
  })

  it('asks for nothing while nobody is signed in', async () => {
    const { sandbox } = await renderPortal(<DownloadList />, { signedIn: false })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getDloads')
  })
})
