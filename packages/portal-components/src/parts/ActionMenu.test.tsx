import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ActionMenu } from './ActionMenu'

function openMenu() {
  const onExport = vi.fn()
  const onDetails = vi.fn()
  render(
    <ActionMenu
      label="More actions"
      actions={[
        { id: 'export', name: 'Export CSV', onPress: onExport },
        { id: 'details', name: 'Show all details', onPress: onDetails },
      ]}
    />,
  )
  return {
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: 'More actions' }),
    onExport,
    onDetails,
  }
}

describe('<ActionMenu />', () => {
  it('opens at its first action, and arrows and Enter take another', async () => {
    const { user, button, onExport, onDetails } = openMenu()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onDetails).toHaveBeenCalledTimes(1)
    expect(onExport).not.toHaveBeenCalled()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('closes by Escape without an action, and returns the focus', async () => {
    const { user, button, onExport } = openMenu()
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
    expect(onExport).not.toHaveBeenCalled()
  })
})
