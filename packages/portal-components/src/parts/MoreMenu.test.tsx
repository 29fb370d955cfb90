import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { MoreMenu } from './MoreMenu'

describe('<MoreMenu />', () => {
  it('opens by a press, does what is chosen, and closes', async () => {
    const user = userEvent.setup()
    const print = vi.fn()
    const remove = vi.fn()
    render(
      <MoreMenu
        label="More actions"
        actions={[
          { id: 'print', label: 'Print', onAction: print },
          { id: 'remove', label: 'Remove', isDisabled: true, onAction: remove },
        ]}
      />,
    )
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const disabled = await screen.findByRole('menuitem', { name: 'Remove' })
    expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('menuitem', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(remove).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('opens by a key, at its first action', async () => {
    const user = userEvent.setup()
    render(<MoreMenu label="More actions" actions={[{ id: 'print', label: 'Print', onAction: vi.fn() }]} />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus())
  })
})
