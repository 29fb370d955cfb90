import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notices } from './Notices'
import type { Notice } from './Notices'

function Area({ first, pace }: { first: Notice[]; pace?: number }) {
  const [notices, setNotices] = useState(first)
  return (
    <Notices
      label="Notices"
      dismissLabel="Dismiss"
      notices={notices}
      pace={pace}
      onDismiss={(id) => setNotices(notices.filter((notice) => notice.id !== id))}
    />
  )
}

const success: Notice = { id: '1', tone: 'success', text: 'Added to cart' }
const error: Notice = { id: '2', tone: 'error', text: 'Something went wrong.' }
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const noticeOf = (text: string) => screen.getByText(text).closest('[data-tone]')

describe('<Notices />', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([success, error])(
    'shows $text for 3000 ms, and lets it fade for 0.2 s [shell-60] [shell-61]',
    (shown) => {
      render(<Area first={[shown]} />)
      const notice = noticeOf(shown.text)
      pass(2990)
      expect(notice).not.toHaveAttribute('data-leaving')
      pass(20)
      expect(notice).toHaveAttribute('data-leaving')
      expect(notice).toBeInTheDocument()
      pass(180)
      expect(notice).toBeInTheDocument()
      pass(20)
      expect(notice).not.toBeInTheDocument()
    },
  )

  it('is gone sooner at a faster pace', () => {
    render(<Area first={[success]} pace={10} />)
    const notice = noticeOf('Added to cart')
    pass(290)
    expect(notice).not.toHaveAttribute('data-leaving')
    pass(20)
    expect(notice).toHaveAttribute('data-leaving')
  })

  it('stands still while it is pointed at, and goes on afterwards [shell-62]', () => {
    render(<Area first={[success]} />)
    const list = screen.getByRole('list')
    pass(2000)
    fireEvent.pointerMove(list)
    pass(10_000)
    expect(screen.getByText('Added to cart')).toBeInTheDocument()
    fireEvent.pointerLeave(list)
    pass(900)
    expect(noticeOf('Added to cart')).not.toHaveAttribute('data-leaving')
    pass(200)
    expect(noticeOf('Added to cart')).toHaveAttribute('data-leaving')
  })

  it('stands still while it has the focus [shell-63]', () => {
    render(<Area first={[success]} />)
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    pass(10_000)
    expect(screen.getByText('Added to cart')).toBeInTheDocument()
    act(() => dismiss.blur())
    expect(noticeOf('Added to cart')).not.toHaveAttribute('data-leaving')
    pass(3100)
    pass(250)
    expect(screen.queryByText('Added to cart')).toBeNull()
  })

  it('has a check for success and a warning for an error, and announces both once in a live region [shell-64] [shell-65] [case-430]', () => {
    render(<Area first={[success, error]} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.querySelector('svg')).toHaveClass('lucide-circle-check')
    expect(second?.querySelector('svg')?.getAttribute('class')).toMatch(/lucide-circle-(alert|exclamation)/)
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByText('Something went wrong.')).toBeVisible()
    // With an additional role in the live region it would be announced twice.
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
