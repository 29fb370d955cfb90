import { describe, expect, it } from 'vitest'
import { matchPage } from './matchPage'
import { pages } from './pages'

const at = (path: string) => {
  const found = matchPage(pages, path)
  return found && { name: found.page.name, segments: found.segments }
}

describe('matchPage', () => {
  it.each([
    ['/', 'HomeDashboard', {}],
    ['/statements', 'StatementList', {}],
    ['/statements/2028-02-29', 'StatementView', { date: '2028-02-29' }],
    ['/jobs/Unit%203%2F4', 'JobView', { name: 'Unit 3/4' }],
    ['/custom-lists/100%', 'CustomList', { list: '100%' }],
    ['/admin/account/new', 'SubUserForm', {}],
    ['/admin/account/newman', 'SubUserForm', { user: 'newman' }],
  ])('finds the page at %s', (path, name, segments) => {
    expect(at(path)).toEqual({ name, segments })
  })

  it.each([
    ['no such day', '/statements/2027-02-29'],
    ['no job', '/jobs/-'],
    ['a blank for a job', '/jobs/%20'],
    ['more than a page takes', '/statements/2026-10-31/lines'],
    ['a page that the portal has of its own', '/orders/418823-0'],
    ['nothing', '/nowhere'],
  ])('finds none where the path names %s', (_, path) => {
    expect(at(path)).toBeNull()
  })
})
