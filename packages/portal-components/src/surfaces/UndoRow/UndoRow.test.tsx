import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, onTestFinished } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { UndoRow } from './UndoRow'

/** A field that removes a line on Enter, and a list in an element with a shadow root. */
function Page({ root }: { root: ShadowRoot }) {
  const [isRemoved, setIsRemoved] = useState(false)
  const remove = () => setIsRemoved(true)
  const row = <UndoRow text="Screw removed" onUndo={() => undefined} onElapsed={() => undefined} />
  return (
    <>
      <input aria-label="Line to remove" onKeyDown={({ key }) => key === 'Enter' && remove()} />
      {createPortal(isRemoved ? row : <button onClick={remove}>Remove</button>, root)}
    </>
  )
}

async function renderInElement() {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  const { user } = await renderPortal(<Page root={root} />)
  return { user, root }
}

it('takes the focus that went with the line, in an element too [case-370]', async () => {
  const { user, root } = await renderInElement()
  const button = root.querySelector('button')
  button?.focus()
  await user.keyboard('{Enter}')
  expect(root.activeElement).toHaveTextContent('Undo')
})

it('in an element takes the focus from no field of the page [case-370]', async () => {
  const { user, root } = await renderInElement()
  const field = screen.getByRole('textbox', { name: 'Line to remove' })
  await user.type(field, '1{Enter}')
  expect(root.querySelector('button')).toHaveTextContent('Undo')
  expect(field).toHaveFocus()
})
