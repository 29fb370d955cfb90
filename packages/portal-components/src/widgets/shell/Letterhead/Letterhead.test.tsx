import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { Letterhead } from './Letterhead'

describe('<Letterhead />', () => {
  it('names the merchant, how to reach them and the day, and is for paper alone [print-02]', async () => {
    const { container } = await renderPortal(<Letterhead logo="./config/logo.svg" />)
    const name = screen.getByText('Ironbark Trade')
    expect(name).not.toBeVisible()
    expect(screen.getByText('ABN 51 824 753 556')).toBeInTheDocument()
    expect(await screen.findByText(/^Printed \d{2}\/\d{2}\/\d{4}$/)).toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('src', './config/logo.svg')
  })

  it('shows the day on a page that is printed as soon as it is there [print-02]', async () => {
    await renderPortal(<Letterhead />)
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText(/^Printed/)).toBeInTheDocument()
  })

  it('leaves out what the merchant has not [print-02]', async () => {
    const { container } = await renderPortal(<Letterhead />, { merchant: 'cascade' })
    expect(screen.getByText(/^Cascade/)).toBeInTheDocument()
    expect(screen.queryByText(/ABN/)).toBeNull()
    expect(container.querySelector('img')).toBeNull()
  })

  it('shows the day of printing on a page that has been open since the day before [print-02]', async () => {
    await renderPortal(<Letterhead />)
    const tomorrow = Date.now() + 86_400_000
    const before = (await screen.findByText(/^Printed/)).textContent
    vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] })
    try {
      fireEvent(window, new Event('beforeprint'))
      expect(screen.getByText(/^Printed/).textContent).not.toBe(before)
    } finally {
      vi.useRealTimers()
    }
  })
})
