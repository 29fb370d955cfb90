import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { everyWidget } from '../testing/everyWidget'
import { definitions } from '../widgets/definitions'
import { renderPortal } from '../testing/renderPortal'

const reported = new Map(definitions.map(({ name, docs }) => [name, docs.calls ?? []]))

/** Calls of the portal around any widget. */
const ofPortal = /^(login|getUserDetails)$/

describe('the calls that the docs list for a widget', () => {
  it.each(Object.entries(everyWidget))('are those of %s at rest [stories-05]', async (name, widget) => {
    const { sandbox } = await renderPortal(widget)
    const calls = () =>
      [...new Set(sandbox.calls.map(({ operation }) => operation))]
        .filter((one) => !ofPortal.test(one))
        .sort()
    const settled = () => document.querySelector('[data-radius][aria-hidden]') === null
    await waitFor(() => expect(settled()).toBe(true), { timeout: 10_000 })
    await waitFor(() => expect(calls()).toEqual(reported.get(name)), { timeout: 3_000 })
  })
})
