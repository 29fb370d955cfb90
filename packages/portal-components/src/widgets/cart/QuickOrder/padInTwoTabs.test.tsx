import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { padDraft } from '../../../data/quickOrder/usePad'
import type { PadDraft } from '../../../data/quickOrder/usePad'
import { openStored } from '../../../context/stored/openStored'
import { addButton, openPad, rowOf } from '../../../testing/openPad'

/** Opens a pad while another tab holds the lock, and returns how that tab writes the pad and closes. */
async function openTwice(text: string) {
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  const request = (_name: string, work: () => unknown) => turn.then(work)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const pad = await openPad(text)
  await rowOf(/OK.*CONRS20/)
  const stored = openStored({ client: pad.client, user: 'builder' }, 'draft', padDraft, 'quick-order')
  /** `isTold` is false if its storage event has not fired yet. */
  const write = (draft: Partial<PadDraft>, isNotified = true) =>
    act(() => {
      stored.write({ text, underWay: [], unsure: [], ...draft })
      if (isNotified) window.dispatchEvent(new StorageEvent('storage', { key: 'draft:quick-order' }))
    })
  return { ...pad, write, end }
}

const ELSEWHERE = 'Another tab is adding lines.'
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

  it.each(['Clear', 'Remove line 1'])('does nothing by %s before it is notified [case-262]', async (name) => {
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

  it('says that another tab adds lines, and waits with Add, as the text can be changed [case-263]', async () => {
    const { user, field, write } = await openTwice(LINES)
    expect(await addButton('Add 2 lines')).toBeEnabled()
    expect(screen.queryByText(ELSEWHERE)).toBeNull()
    write({ underWay: ['CONRS20 24'] })
    const reported = await screen.findByText(ELSEWHERE)
    expect(reported.closest('[role="status"]')).not.toBeNull()
    expect(await addButton('Add 2 lines')).toBeDisabled()
    await user.type(field, '\nBBS14100 3')
    expect(field).toHaveValue(`${LINES}\nBBS14100 3`)
    write({ text: `BBS14100 2\nBBS14100 3` })
    await waitFor(() => expect(screen.queryByText(ELSEWHERE)).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add \d line/ })).toBeEnabled())
  })

  it.each([
    ['before it is told of it', { underWay: ['CONRS20 24'] }, 'Add 2 lines'],
    ['between two lines', {}, 'Add 2 lines'],
  ])('adds nothing, and does not say that it does, by Add %s [case-263]', async (_, draft, name) => {
    const { user, sandbox, write } = await openTwice(LINES)
    write(draft, false)
    await user.click(await addButton(name))
    expect(await addButton(name)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Adding/ })).toBeNull()
    expect(screen.queryAllByText(ELSEWHERE)).toHaveLength('underWay' in draft ? 1 : 0)
    expect(sandbox.calls.filter(({ operation }) => operation === 'addCartProduct')).toEqual([])
  })

  it('asks of what a tab that was closed while it added has left behind [case-262]', async () => {
    const { user, field, sandbox, write, end } = await openTwice(LINES)
    write({ underWay: ['CONRS20 24'] })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled())
    end()
    expect(await rowOf(/Not sure.*CONRS20/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toBeEnabled())
    expect(screen.queryByText(ELSEWHERE)).toBeNull()
    await user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(field).toHaveValue('CONRS20 24'))
    expect(sandbox.calls.filter(({ operation }) => operation === 'addCartProduct')).toHaveLength(1)
  })
})
