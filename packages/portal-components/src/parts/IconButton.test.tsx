import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IconButton } from './IconButton'
import { Segmented } from './Segmented'

describe('icons alone', () => {
  it('show their name to a pointer that rests on them', () => {
    const views = [
      { id: 'grid', name: 'Grid', icon: <svg aria-hidden /> },
      { id: 'list', name: 'List', icon: <svg aria-hidden /> },
    ]
    render(
      <>
        <IconButton label="Remove Structural ply" icon={<svg aria-hidden />} />
        <Segmented label="View" options={views} value="list" onChange={() => undefined} />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Remove Structural ply' })).toHaveAttribute(
      'title',
      'Remove Structural ply',
    )
    expect(screen.getAllByTitle(/^(Grid|List)$/)).toHaveLength(2)
  })
})
