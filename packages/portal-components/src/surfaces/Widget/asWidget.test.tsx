import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { asWidget } from './asWidget'

const state = { isBroken: true }

const Steady = asWidget(() => <p>The neighbour</p>)
const Fragile = asWidget(() => {
  if (state.isBroken) throw new Error('A bug')
  return <p>Drawn after all</p>
})

/** React also logs a caught error to the console. */
function expectReport() {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
}

describe('a widget that throws while it is rendered', () => {
  it('leaves its neighbours standing, says so, and can be tried again [error-130]', async () => {
    expectReport()
    state.isBroken = true
    const { user } = await renderPortal(
      <>
        <Steady />
        <Fragile />
        <p>The host’s own page</p>
      </>,
    )
    expect(await screen.findByText('We couldn’t show this')).toBeVisible()
    expect(screen.queryByText('A bug')).not.toBeInTheDocument()
    expect(screen.getByText('The neighbour')).toBeVisible()
    expect(screen.getByText('The host’s own page')).toBeVisible()

    state.isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Drawn after all')).toBeVisible()
  })

  it('goes to the host’s boundary where the host asks for that', async () => {
    expectReport()
    state.isBroken = true
    await expect(renderPortal(<Fragile />, {}, { areFailuresThrown: true })).rejects.toThrow('A bug')
  })
})
