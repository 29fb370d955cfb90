import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { found, offered, openSearch } from '../../../testing/openSearch'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Waits until the text is visible in the list and announced by the field's status. */
const tells = (words: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(words)
    expect(screen.getAllByText(words)).toHaveLength(2)
  })

describe('the answers of a search', () => {
  afterEach(() => void vi.useRealTimers())

  it('never lets an earlier search’s answer replace a newer one [search-18]', async () => {
    const { user, field, asked } = await openSearch({
      faults: [{ operation: 'searchProductTP', kind: 'delay', ms: 1500 }],
    })
    await user.type(field, 'screw')
    await waitFor(() => expect(asked()).toHaveLength(1))
    await user.clear(field)
    await user.type(field, 'GLT450')
    expect(await found(/GLT450/)).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(offered()).toEqual([expect.stringContaining('GLT450'), 'See all results'])
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “GLT450”')
  })

  it('shows nothing of the earlier term while a newer one is asked for [search-18]', async () => {
    const { user, field } = await openSearch()
    await user.type(field, 'screw')
    await found(/See all results/)
    await user.type(field, 's')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  })

  it('says the first message of a refusal [search-19]', async () => {
    const { user, field } = await openSearch({
      faults: [
        {
          operation: 'searchProductTP',
          kind: 'refusal',
          rows: [{ field: 'descString', msg: 'Search is being rebuilt' }, { msg: 'Ask your branch' }],
        },
      ],
    })
    await user.type(field, 'screw')
    await tells(/^Search is being rebuilt$/)
    expect(screen.queryByText(/Ask your branch/)).toBeNull()
  })

  it('says that the request could not be sent when no reason was given, and tries again [search-20]', async () => {
    const { user, field, sandbox } = await openSearch({
      faults: [{ operation: 'searchProductTP', kind: 'status', status: 404, times: Infinity }],
    })
    await user.type(field, 'screw')
    const again = await found(/^Try again$/)
    await tells(/^Unable to send request/)
    sandbox.faults.clear()
    await user.click(again)
    expect(await found(/See all results/)).toBeVisible()
  })

  it('says after 8 s that it is slow, and asks again at a press [search-33]', async () => {
    const { user, field } = await openSearch({ faults: [{ operation: 'searchProductTP', kind: 'hang' }] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field, { target: { value: 'screw' } })
    await pass(400)
    await pass(7_950)
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
    await pass(100)
    vi.useRealTimers()
    await tells(/^This is taking longer than usual\.$/)
    await user.click(await found(/^Try again$/))
    expect(await found(/See all results/)).toBeVisible()
  })

  it('says that there is no network, and shows the results when it is back [search-21]', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const comeBack = () => {
      online.mockRestore()
      window.dispatchEvent(new Event('online'))
    }
    onTestFinished(comeBack)
    const { field, sandbox } = await openSearch({
      faults: [{ operation: 'searchProductTP', kind: 'reset', times: Infinity }],
    })
    window.dispatchEvent(new Event('offline'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(field, { target: { value: 'screw' } })
    await pass(500)
    expect(screen.getByRole('status')).toHaveTextContent(/^You’re offline\./)
    // Until the automatic retries have ended.
    for (let second = 0; second < 10; second++) await pass(1000)
    vi.useRealTimers()
    await tells(/^Unable to send request/)
    sandbox.faults.clear()
    comeBack()
    expect(await found(/See all results/)).toBeVisible()
  })
})
