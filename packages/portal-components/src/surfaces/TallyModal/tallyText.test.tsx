import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beam, openTally, pine } from '../../testing/openTally'

async function openText(props: Parameters<typeof openTally>[0] = {}) {
  const portal = await openTally({ product: pine, ...props })
  return { ...portal, line: await screen.findByLabelText('Type or paste lengths') }
}

const piecesOf = (length: string) => screen.getByRole('spinbutton', { name: `Pieces of ${length}` })
const send = () => screen.getByRole('button', { name: 'Add to Cart' })

describe('the line of a tally that lengths are typed or pasted in', () => {
  it('counts what it reads with every key, in the rows and in the total [taps-271]', async () => {
    const { user, line, onSubmit } = await openText()
    await user.type(line, '10/2.4, 12@3.6')
    expect(piecesOf('2.4 m')).toHaveValue('10')
    expect(piecesOf('3.6 m')).toHaveValue('12')
    expect(screen.getByText('2 lengths')).toBeVisible()
    expect(screen.getByText('22 pieces · 67.2 m')).toBeVisible()
    await user.click(send())
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        { length: 2400, quantity: 10 },
        { length: 3600, quantity: 12 },
      ]),
    )
  })

  it('takes pieces back while they are mended in it [taps-271]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/2.4')
    await user.type(line, '{Backspace}7')
    expect(piecesOf('2.4 m')).toHaveValue('0')
    expect(piecesOf('2.7 m')).toHaveValue('10')
    await user.clear(line)
    expect(screen.getByText('0 pieces · 0 m')).toBeVisible()
  })

  it('is free for the next length after Enter, which adds to the rows [taps-272]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/2.4{Enter}')
    expect(line).toHaveValue('')
    expect(screen.getByText('1 length')).toBeVisible()
    await user.type(line, '5/2.4{Enter}')
    expect(piecesOf('2.4 m')).toHaveValue('15')
    await user.type(line, '{Enter}')
    expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus()
  })

  it('says what it cannot read, keeps it, and hands nothing on without it [taps-273]', async () => {
    const { user, line, onSubmit } = await openText()
    await user.click(line)
    await user.paste('10/2.4, 4/3.7, ten, 2.4@10')
    const said = screen.getByRole('alert')
    expect(said).toHaveTextContent('3.7 m isn’t a stocked length.')
    expect(said).toHaveTextContent('Write “ten” as pieces and length, like 10/2.4.')
    expect(said).toHaveTextContent('Put whole pieces first in “2.4@10”')
    expect(line).toBeInvalid()
    expect(piecesOf('2.4 m')).toHaveValue('10')
    await user.click(send())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(line).toHaveFocus()
    await user.type(line, '{Enter}')
    expect(line).toHaveValue('4/3.7, ten, 2.4@10')
    await user.clear(line)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 2400, quantity: 10 }]))
  })

  it('does not complain of a length that is still being typed [taps-273]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(screen.getByRole('alert')).toHaveTextContent('Write “10/” as pieces and length')
  })

  it('reads a mistake out on leaving and at Enter, and not at each key after it [case-410]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/')
    await user.tab()
    const sentence = 'Write “10/” as pieces and length, like 10/2.4.'
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    await user.type(line, '3.5')
    expect(line).toBeInvalid()
    expect(line).toHaveAccessibleDescription('3.5 m isn’t a stocked length.')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(line, '{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('3.5 m isn’t a stocked length.')
  })

  it('leaves to the row what is changed there [taps-272]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/2.4')
    await user.click(screen.getByRole('button', { name: 'Increase quantity of 2.4 m' }))
    expect(piecesOf('2.4 m')).toHaveValue('11')
    expect(line).toHaveValue('')
    await user.type(line, '3/3.6')
    expect(piecesOf('2.4 m')).toHaveValue('11')
  })

  it('fills typed rows too, of any length [taps-274]', async () => {
    const { user, line, onSubmit } = await openText({ product: beam })
    await user.click(line)
    await user.paste('18 @ 5.85 m · 12 @ 3.7 m')
    expect(screen.getByLabelText('Length of row 1')).toHaveValue('5.85')
    expect(screen.getByLabelText('Qty of row 2')).toHaveValue('12')
    await user.click(send())
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        { length: 5850, quantity: 18 },
        { length: 3700, quantity: 12 },
      ]),
    )
  })

  it('keeps what it could not read when the modal is closed by mistake [taps-273]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/2.4, 4/3.7')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await screen.findByLabelText('Type or paste lengths')).toHaveValue('4/3.7')
    expect(piecesOf('2.4 m')).toHaveValue('10')
  })

  it('has keys for what a phone’s keypad of figures lacks, and stays in the field [taps-275]', async () => {
    const { user, line } = await openText()
    expect(line).toHaveAttribute('inputmode', 'decimal')
    await user.type(line, '10')
    await user.click(screen.getByLabelText(/^Insert @/))
    expect(line).toHaveFocus()
    await user.keyboard('2.4')
    await user.click(screen.getByLabelText(/^Insert a comma/))
    await user.keyboard('3')
    expect(line).toHaveValue('10@2.4,3')
    expect(piecesOf('2.4 m')).toHaveValue('10')
  })
})

describe('the rows of a tally', () => {
  it('write lengths and totals with the same decimals, and light up with pieces [taps-276]', async () => {
    const { user, line } = await openText()
    await user.type(line, '10/3')
    expect(screen.getByRole('rowheader', { name: '3.0' })).toBeVisible()
    const row = screen.getByRole('row', { name: /^3\.0/ })
    expect(row).toHaveTextContent('30.0')
    expect(row).toHaveAttribute('data-lit')
    expect(screen.getByRole('row', { name: /^3\.6/ })).not.toHaveAttribute('data-lit')
  })

  it('have amounts that come to the total, to the cent [taps-276]', async () => {
    // 240 m at 0.6469 are 155.256, and 230.4 m of them 149.04576: together 304.30, though either is rounded up.
    const { user, line } = await openText({ product: { ...pine, price: 6469 } })
    await user.type(line, '80/3, 64/3.6')
    expect(screen.getByText('$155.26')).toBeInTheDocument()
    expect(screen.getByText('$149.04')).toBeInTheDocument()
    expect(screen.getByText('$304.30', { selector: 'strong' })).toBeInTheDocument()
  })

  it('go on with Enter to the next length, and from the last to the button [taps-277]', async () => {
    const { user } = await openText()
    const fields = await screen.findAllByRole('spinbutton')
    await user.type(fields[0] as HTMLElement, '3{Enter}')
    expect(fields[0]).toHaveValue('3')
    expect(fields[1]).toHaveFocus()
    await user.type(fields.at(-1) as HTMLElement, 'x{Enter}')
    expect(fields.at(-1)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(send()).toHaveFocus()
  })

  it('go on from a new line with nothing in it to the button [taps-277]', async () => {
    const { user } = await openText({ product: beam })
    await user.type(await screen.findByLabelText('Length of row 1'), '2.4{Enter}')
    await user.type(screen.getByLabelText('Length of row 1'), '{Enter}')
    expect(screen.getByLabelText('Length of row 2')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(send()).toHaveFocus()
  })
})
