import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ErrorState } from './ErrorState'
import { TextField } from './field/TextField'
import { PartMessages } from './PartMessages'

const parts = (
  <>
    <TextField label="Order reference" isOptional />
    <ErrorState title="Orders" message="We couldn’t reach the server." onRetry={() => undefined} />
  </>
)

describe('the messages of parts', () => {
  it('are plain English where a part stands alone', () => {
    render(parts)
    expect(screen.getByRole('textbox', { name: /^Order reference ?optional$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('are those of whatever the parts stand in', () => {
    const messages = {
      breadcrumb: '',
      close: '',
      tryAgain: 'Once more',
      optional: 'if you like',
      requiredField: '',
      clearSearch: '',
      sortBy: '',
      sortedBy: () => '',
      previousMonth: '',
      nextMonth: '',
      skipPast: () => '',
      printedRows: () => '',
    }
    render(<PartMessages value={messages}>{parts}</PartMessages>)
    expect(screen.getByRole('textbox', { name: /^Order reference ?if you like$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Once more' })).toBeVisible()
  })
})
