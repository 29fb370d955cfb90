import { describe, expect, it } from 'vitest'
import { ended, openTab } from '../testing/openTab'

describe('the switches that are read beside the user', () => {
  it('are given to the first caller, and refetched for the next [sdk-320]', async () => {
    const tab = openTab()
    const asked = () => tab.calls.filter(({ operation }) => operation === 'getWidgetConfiguration').length
    await tab.client.session.signIn({ username: 'ann', password: 'p' }, { readsSettings: true })
    expect(tab.calls.map(({ operation }) => operation)).toEqual([
      'login',
      'getWidgetConfiguration',
      'getUserDetails',
    ])
    await tab.client.settings.read()
    expect(asked()).toBe(1)
    await tab.client.settings.read()
    expect(asked()).toBe(2)
  })

  it('are read beside the check of a stored session too, and never unless asked for [sdk-320]', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    expect(tab.calls.map(({ operation }) => operation)).toEqual(['login', 'getUserDetails'])
    const tomorrow = openTab(tab.storage)
    await tomorrow.client.session.restore({ readsSettings: true })
    await tomorrow.client.settings.read()
    expect(tomorrow.calls.map(({ operation }) => operation).sort()).toEqual([
      'getUserDetails',
      'getWidgetConfiguration',
    ])
  })

  it('are asked for again where that read failed, which ends no session [sdk-320]', async () => {
    const answers: object[] = [ended]
    const tab = openTab(undefined, {
      getWidgetConfiguration: () => answers.shift() ?? { WidgetConfiguration: [] },
    })
    await tab.client.session.signIn({ username: 'ann', password: 'p' }, { readsSettings: true })
    expect(tab.client.session.current()).not.toBeNull()
    expect((await tab.client.settings.read()).hasCart).toBe(true)
  })

  it('of one customer are not given to the next [sdk-320]', async () => {
    const tab = openTab()
    await tab.client.session.signIn({ username: 'ann', password: 'p' }, { readsSettings: true })
    await tab.signIn('bob', false)
    await tab.client.settings.read()
    const reads = tab.calls.filter(({ operation }) => operation === 'getWidgetConfiguration')
    expect(reads).toHaveLength(2)
  })
})
