import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPortal } from '../testing/renderPortal'
import { ConfirmModal } from './ConfirmModal'
import { Modal } from './Modal'

it('reads out with its title what it asks about [case-420]', async () => {
  await renderPortal(
    <ConfirmModal
      isOpen
      onOpenChange={() => undefined}
      title="Delete list"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => undefined}
    >
      <p>Its 3 products go with it.</p>
    </ConfirmModal>,
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete list' })
  expect(dialog).toHaveAccessibleDescription('Its 3 products go with it.')
})

it('leaves a long dialog to be read by its parts [case-420]', async () => {
  await renderPortal(
    <Modal isOpen onOpenChange={() => undefined} title="Details">
      <p>Many lines.</p>
    </Modal>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Details' })
  expect(dialog).not.toHaveAccessibleDescription()
})
