import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPad, rowOf } from '../../../testing/openPad'

const LINES = 'CONRS20 24\nBBS14100 2\nNOSUCHTHING 1'
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const undoButton = () => screen.findByRole('button', { name: 'Undo' })
const numberOf = (row: HTMLElement) => row.dataset['line']

describe('<QuickOrder /> and what is taken off it', () => {
  it('leaves a row in the place of a removed line, which takes the focus, and gives the line back [case-364 case-373]', async () => {
    const { user, field } = await openPad(LINES)
    const row = await rowOf(/OK.*BBS14100/)
    const remove = within(row).getByRole('button', { name: 'Remove line 2' })
    remove.focus()
    await user.keyboard('{Enter}')
    const undo = await undoButton()
    await waitFor(() => expect(undo).toHaveFocus())
    expect(undo).toHaveAccessibleDescription('BBS14100 2 removed')
    expect(field).toHaveValue('CONRS20 24\nNOSUCHTHING 1')
    expect(items()).toHaveLength(3)
    expect(items()[1]).toBe('BBS14100 2 removedUndo')
    // Only in the row, without a notice.
    expect(screen.getAllByText('BBS14100 2 removed')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(field).toHaveValue(LINES)
    await waitFor(() => expect(numberOf(document.activeElement as HTMLElement)).toBe('2'))
    expect(document.activeElement).toBe(await rowOf(/OK.*BBS14100/))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('holds the time of an Undo for keys, and lets it pass once they go on [case-373]', async () => {
    const { user, field } = await openPad(LINES)
    const remove = async () =>
      within(await rowOf(/NOSUCHTHING/)).getByRole('button', { name: 'Remove line 3' })
    ;(await remove()).focus()
    await user.keyboard('{Enter}')
    const undo = await undoButton()
    await waitFor(() => expect(undo).toHaveFocus())
    // Twice its duration.
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(undo).toBeVisible()
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(field).toHaveValue('CONRS20 24\nBBS14100 2')
    expect(items()).toHaveLength(2)
  })

  it('clears all lines but for one Undo, which takes the focus and stands over what says that it is empty [case-364 case-373]', async () => {
    const { user, field } = await openPad(LINES)
    await rowOf(/OK.*CONRS20/)
    screen.getByRole('button', { name: 'Clear' }).focus()
    await user.keyboard('{Enter}')
    const undo = await undoButton()
    await waitFor(() => expect(undo).toHaveFocus())
    expect(undo).toHaveAccessibleDescription('Lines cleared')
    expect(field).toHaveValue('')
    expect(items()).toEqual(['Lines clearedUndo'])
    await user.keyboard('{Enter}')
    expect(field).toHaveValue(LINES)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-line', '1'))
  })

  it('keeps heads that were typed since the lines were cleared [case-364]', async () => {
    const { user, field } = await openPad(LINES)
    await rowOf(/OK.*CONRS20/)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(field)
    await user.paste('SKU,Qty')
    await user.click(await undoButton())
    expect(field).toHaveValue(`${LINES}\n\nSKU,Qty`)
  })

  it('keeps two removed lines apart, each with its own Undo [case-373]', async () => {
    const { user, field } = await openPad(LINES)
    await rowOf(/OK.*CONRS20/)
    screen.getByRole('button', { name: 'Remove line 1' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await undoButton()).toHaveFocus())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Remove line 1' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    expect(items().slice(0, 2)).toEqual(['CONRS20 24 removedUndo', 'BBS14100 2 removedUndo'])
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    expect(field).toHaveValue('NOSUCHTHING 1\n\nCONRS20 24')
  })
})
