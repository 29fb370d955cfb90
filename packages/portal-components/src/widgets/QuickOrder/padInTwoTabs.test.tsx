import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { padDraft } from '../../data/quickOrder/padDraft'
import type { PadDraft } from '../../data/quickOrder/padDraft'
import { openStored } from '../../portal/stored/openStored'
import { addButton, openPad, rowOf } from '../../testing/openPad'

/** Opens a pad while another tab has its turn, and returns the ways in which that one writes the pad and goes. */
async function openTwice(text: string) {
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  const request = (_name: string, work: () => unknown) => turn.then(work)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const pad = await openPad(text)
  await rowOf(/OK.*CONRS20/)
  const stored = openStored({ client: pad.client, user: 'builder' }, 'draft', padDraft, 'quick-order')
  /** `isTold` is false where the event of it is yet to come. */
  const write = (draft: Partial<PadDraft>, isTold = true) =>
    act(() => {
      stored.write({ text, underWay: [], unsure: [], ...draft })
      if (isTold) window.dispatchEvent(new StorageEvent('storage', { key: 'draft:quick-order' }))
    })
  return { ...pad, write, end }
}

const LINES = 'CONRS20 24\nBBS14100 2'

describe('<QuickOrder /> while another tab adds its lines', () => {
  it('waits with Clear and Remove, and brings back by Undo none that was added [case-262]', async () => {
    const { user, field, write } = await openTwice(LINES)
    write({ underWay: ['CONRS20 24'] })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled())
    expect(screen.getByRole('button', { name: 'Remove line 1' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove line 2' })).toBeDisabled()
    write({ text: 'BBS14100 2' })
    await waitFor(() => expect(field).toHaveValue('BBS14100 2'))
    await user.click(await addButton('Clear'))
    expect(field).toHaveValue('')
    await user.click(await addButton('Undo'))
    expect(field).toHaveValue('BBS14100 2')
  })

  it.each(['Clear', 'Remove line 1'])('does nothing by %s before it is told [case-262]', async (name) => {
    const { user, field, write } = await openTwice(LINES)
    write({ underWay: ['CONRS20 24'] }, false)
    await user.click(await addButton(name))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled())
    expect(field).toHaveValue(LINES)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('clears what the other tab has left, and no more comes back [case-262]', async () => {
    const { user, field, write } = await openTwice(LINES)
    write({ text: 'BBS14100 2' }, false)
    await user.click(await addButton('Clear'))
    await user.click(await addButton('Undo'))
    expect(field).toHaveValue('BBS14100 2')
  })

  it('asks of what a tab that was closed while it added has left behind [case-262]', async () => {
    const { user, sandbox, write, end } = await openTwice(LINES)
    write({ underWay: ['CONRS20 24'] })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled())
    await user.click(await addButton(/Add 2 lines/))
    end()
    expect(await rowOf(/Not sure.*CONRS20/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeEnabled())
    expect(sandbox.calls.filter(({ operation }) => operation === 'addCartProduct')).toHaveLength(1)
  })
})
