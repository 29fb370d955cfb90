import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '../../parts/field/Checkbox'
import { TextField } from '../../parts/field/TextField'
import { renderPortal } from '../../testing/renderPortal'
import { required } from './answers'
import { FormField } from './FormField'
import { FormModal } from './FormModal'
import { useFormOf } from './useFormOf'

interface CommentProps {
  onSubmit: (valid: { name: string; comment: string; isSure: boolean }) => unknown
}

function Comment({ onSubmit }: CommentProps) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useFormOf({
    initial: { name: '', comment: '', isSure: false },
    schema: v.object({ name: required('Enter a name'), comment: v.string(), isSure: v.boolean() }),
    onSubmit,
    onDone: () => setIsOpen(false),
  })
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <FormModal
        form={form}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Add Comment"
        submitLabel="Save comment"
      >
        <FormField form={form} name="name" as={TextField} label="Name" />
        <FormField form={form} name="comment" as={TextField} label="Comment" isMultiline />
        <FormField form={form} name="isSure" as={Checkbox} label="I am sure" />
        {/* @ts-expect-error The form has no such answer. */}
        {isOpen && false && <FormField form={form} name="nobody" as={TextField} label="Nobody" />}
        {/* @ts-expect-error A text says neither yes nor no. */}
        {isOpen && false && <FormField form={form} name="isSure" as={TextField} label="Sure" />}
      </FormModal>
    </>
  )
}

async function openComment(onSubmit: CommentProps['onSubmit']) {
  const { user } = await renderPortal(<Comment onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  return { user, name, save: () => user.click(screen.getByRole('button', { name: 'Save comment' })) }
}

describe('a form in a modal', () => {
  it('begins at its first question, is sent by its button and closes when it was done [form-13]', async () => {
    const onSubmit = vi.fn()
    const { user, name, save } = await openComment(onSubmit)
    await waitFor(() => expect(name).toHaveFocus())
    await save()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name'))
    await user.type(name, ' Dana ')
    await user.click(screen.getByRole('checkbox', { name: 'I am sure' }))
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Dana', comment: '', isSure: true }]])
  })

  it('stays open, as it is, where nothing came of it [form-14]', async () => {
    const { user, name, save } = await openComment(() => false)
    await user.type(name, 'Dana')
    await save()
    expect(await screen.findByRole('button', { name: 'Save comment' })).not.toHaveAttribute('aria-busy')
    expect(name).toHaveValue('Dana')
  })
})
