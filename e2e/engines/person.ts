import { expect, test } from '@playwright/test'
import type { Engine, Key } from './engine'
import { askPage, whileStanding } from './askPage'
import type { Finder, Spot, Target } from './find'

/** A person at a browser, who finds elements by their names and presses them. */
export class Person {
  readonly engine: Engine
  /** Console errors expected by the test. */
  private readonly expected: RegExp[] = [
    // Firefox reports this when an observed size changes another one. The next frame has both.
    /^(Error: )?ResizeObserver loop/,
  ]

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** Does a part of a journey, and checks that the page fits its screen and its console has no error. */
  async step(title: string, work: () => Promise<void>) {
    await test.step(title, async () => {
      await work()
      await expect.poll(() => this.ask('overflow'), `wider than the screen: ${title}`).toBeLessThanOrEqual(0)
      const reported = [...this.engine.errors, ...((await this.ask('errors')) ?? [])]
      const errors = reported.filter((error) => !this.expected.some((known) => known.test(error)))
      expect(errors, `the console’s errors: ${title}`).toEqual([])
    })
  }

  /** Allows console errors with these words from now on. */
  expectErrors(says: RegExp) {
    this.expected.push(says)
  }

  async goTo(url: string) {
    await this.engine.goTo(url)
  }

  /** Navigates to a route of the portal like a link, without loading the page again. */
  async follow(hash: string) {
    await this.engine.run(`void (location.hash = ${JSON.stringify(hash)})`)
  }

  /** Runs an expression in the page. @returns undefined while it unloads. */
  evaluate(expression: string): Promise<unknown> {
    return whileStanding(() => this.engine.run(expression))
  }

  async address(): Promise<string> {
    return String(await this.evaluate('location.href'))
  }

  /** Presses an element once it can be pressed. */
  async press(target: Target) {
    let spot: Spot = { why: 'not looked for' }
    await expect
      .poll(
        async () => {
          spot = (await this.ask('spot', target)) ?? { why: 'on a page that is going' }
          return 'why' in spot ? spot.why : 'free'
        },
        `to press ${nameOf(target)}`,
      )
      .toBe('free')
    const { x, y } = spot as unknown as { x: number; y: number }
    await this.engine.pressAt(x, y)
  }

  /** Replaces a field's text. */
  async fill(target: Target, text: string) {
    await this.press(target)
    await expect.poll(() => this.ask('hasFocus', target), `the focus in ${nameOf(target)}`).toBe(true)
    await this.engine.keys('Control', 'a')
    await this.engine.keys('Backspace')
    await this.engine.type(text)
    await this.seeValue(target, text)
  }

  async keys(...keys: Key[]) {
    await this.engine.keys(...keys)
  }

  async type(text: string) {
    await this.engine.type(text)
  }

  async back() {
    await this.engine.back()
  }

  /** Reloads, and waits for the new page: Firefox may resolve while the old one still answers. */
  async reload() {
    const before = Number(await this.evaluate('performance.timeOrigin'))
    await this.engine.reload()
    await expect
      .poll(async () => Number(await this.evaluate('performance.timeOrigin')), 'a new page')
      .toBeGreaterThan(before)
  }

  /** Picks an option of a select. */
  async choose(label: string | RegExp, option: string | RegExp) {
    await this.press({ role: 'button', name: label, nth: 0 })
    await this.press({ role: 'option', name: option, nth: 0 })
  }

  /** Waits until an element is visible. */
  async see(target: Target) {
    await expect.poll(() => this.count(target), `to see ${nameOf(target)}`).toBeGreaterThan(0)
  }

  /** Waits until an element is no longer visible. */
  async seeGone(target: Target) {
    await expect.poll(() => this.count(target), `to see no more of ${nameOf(target)}`).toBe(0)
  }

  /** Waits until a field has a value. */
  async seeValue(target: Target, value: string) {
    await expect
      .poll(async () => (await this.values(target))[0], `the value of ${nameOf(target)}`)
      .toBe(value)
  }

  /** Waits until the address matches. */
  async seeAddress(pattern: RegExp) {
    await expect.poll(() => this.address(), 'the address').toMatch(pattern)
  }

  async values(target: Target): Promise<string[]> {
    return (await this.ask('values', target)) ?? []
  }

  async text(target: Target): Promise<string> {
    await this.see(target)
    return (await this.ask('texts', target))?.[0] ?? ''
  }

  async count(target: Target): Promise<number | undefined> {
    return this.ask('count', target)
  }

  /** @returns undefined while the page unloads. */
  private ask<Question extends keyof Finder>(question: Question, ...given: Parameters<Finder[Question]>) {
    return askPage(this.engine, question, ...given)
  }
}

const nameOf = ({ role, name, text, label, within }: Target): string =>
  [role, name ?? text ?? label, within && `in ${nameOf(within)}`].filter(Boolean).join(' ')
