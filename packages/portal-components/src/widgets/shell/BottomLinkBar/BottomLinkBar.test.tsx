import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { BottomLinkBar } from './BottomLinkBar'

describe('<BottomLinkBar />', () => {
  it('leads each of the four types to its target', async () => {
    await renderPortal(<BottomLinkBar />)
    const addresses = (await screen.findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(addresses).toEqual([
      ['Handy Links', '#/links'],
      ['Store Listing', '#/stores'],
      ['Support Email', '#/support'],
      ['Contact a Representative', '#/contact-a-representative'],
    ])
  })

  it('lights the current route [taps-321]', async () => {
    await renderPortal(<BottomLinkBar currentPath="/stores" />)
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Store Listing')
  })

  it('leaves out entries that are disabled or of another type, and routes that the host does not have', async () => {
    await renderPortal(<BottomLinkBar />, {
      routes: ['/links', '/stores', '/support'],
      before: (_client, { database }) => {
        database.run("UPDATE widgets SET is_enabled = 0 WHERE type = 'Handy Links'")
        database.run("INSERT INTO widgets VALUES ('bottomlinkbar', 'Elsewhere', 'other', 1, '', '', '')")
      },
    })
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Store Listing',
      'Support Email',
    ])
  })

  it('shows each of two entries of one type [case-323]', async () => {
    await renderPortal(<BottomLinkBar />, {
      before: (_client, { database }) =>
        database.run(
          "INSERT INTO widgets VALUES ('bottomlinkbar', 'Our yards', 'Store Listing', 1, '', '', '')",
        ),
    })
    const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
    expect(links).toHaveLength(5)
    expect(links).toEqual(expect.arrayContaining(['Store Listing', 'Our yards']))
  })

  it('is not there at all without entries', async () => {
    const { sandbox } = await renderPortal(<BottomLinkBar />, {
      before: (_client, { database }) =>
        database.run("DELETE FROM widgets WHERE object_set = 'bottomlinkbar'"),
    })
    await waitFor(() =>
      expect(sandbox.calls.some(({ payload }) => JSON.stringify(payload)?.includes('bottomlinkbar'))).toBe(
        true,
      ),
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
