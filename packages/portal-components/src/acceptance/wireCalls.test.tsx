import { readFileSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyWidget } from '../testing/everyWidget'
import { renderPortal } from '../testing/renderPortal'

const file = join(import.meta.dirname, '../../../../.storybook/docs/wireCalls.json')
const told = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>

/** Calls of the portal around a widget, whichever it is. */
const ofPortal = /^(login|getUserDetails)$/

describe('the calls that the docs tell of a widget', () => {
  it('name every widget, and no other', () => {
    expect(Object.keys(told).sort()).toEqual(Object.keys(everyWidget).sort())
  })

  it.each(Object.entries(everyWidget))('are those of %s at rest [stories-05]', async (name, widget) => {
    const { sandbox } = await renderPortal(widget)
    const calls = () =>
      [...new Set(sandbox.calls.map(({ operation }) => operation))]
        .filter((one) => !ofPortal.test(one))
        .sort()
    const settled = () => document.querySelector('[data-radius][aria-hidden]') === null
    await waitFor(() => expect(settled()).toBe(true), { timeout: 10_000 })
    await waitFor(() => expect(calls()).toEqual(told[name]), { timeout: 3_000 })
  })
})
