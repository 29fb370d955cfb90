import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillPad } from '../../../testing/fillPad'
import { addButton, openPad, rowOf } from '../../../testing/openPad'

/** Opens a pad whose first line was being added when the customer left, and removes that line. */
async function removeUnsure(text: string) {
  const [first = ''] = text.split('\n')
  const pad = await openPad('', { before: fillPad(text, [first]) })
  const row = await rowOf(/Not sure.*We couldn’t confirm it was added/)
  expect(row).toHaveTextContent(first)
  await pad.user.click(within(row).getByRole('button', { name: 'Remove line 1' }))
  expect(pad.field).toHaveValue(text.slice(first.length + 1))
  return pad
}

describe('<QuickOrder /> and a line of unknown outcome', () => {
  it('forgets the doubt with the line, though another begins with its words [taps-250]', async () => {
    const { user, field } = await removeUnsure('CONRS20 2\nCONRS20 24')
    await user.click(field)
    await user.paste('\nCONRS20 2')
    expect(field).toHaveValue('CONRS20 24\nCONRS20 2')
    expect(await rowOf(/OK.*CONRS20 2(?!4)/)).toBeVisible()
    expect(screen.queryByText('Not sure')).toBeNull()
  })

  it('is not sure of the line either when its removal is undone [taps-250]', async () => {
    const { user, field } = await removeUnsure('CONRS20 2\nBBS14100 3')
    await user.click(await addButton('Undo'))
    expect(field).toHaveValue('CONRS20 2\nBBS14100 3')
    expect(await rowOf(/OK.*BBS14100/)).toBeVisible()
    expect(await rowOf(/Not sure.*CONRS20 2.*We couldn’t confirm/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeEnabled()
  })
})
