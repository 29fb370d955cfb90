import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture'

const boards = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** The placeholder is inline SVG, and a picture is an image. */
const drawing = (container: HTMLElement) => container.querySelector('svg')

describe('<Picture />', () => {
  it('waits on a plain ground, and fades in when it is there [taps-189]', () => {
    const { container } = render(<Picture src={boards} alt="Boards" />)
    const image = screen.getByRole('img', { name: 'Boards' })
    expect(image).toHaveAttribute('data-pending')
    expect(drawing(container)).toBeNull()
    fireEvent.load(image)
    expect(image).not.toHaveAttribute('data-pending')
    expect(drawing(container)).toBeNull()
  })

  it('is the built-in drawing where there is none, or a broken one [taps-189]', () => {
    const { container, rerender } = render(<Picture src={null} alt="Boards" />)
    expect(drawing(container)).not.toBeNull()
    rerender(<Picture src={boards} alt="Boards" />)
    expect(drawing(container)).toBeNull()
    fireEvent.error(screen.getByRole('img', { name: 'Boards' }))
    expect(drawing(container)).not.toBeNull()
    expect(screen.getByRole('img', { name: 'Boards' })).toBeVisible()
  })
})
