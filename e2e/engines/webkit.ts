import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver'
import type { WebDriver } from 'selenium-webdriver'
import { expect } from '@playwright/test'
import type { Engine, Key, Screen } from './engine'
import { findProgram } from './installed'
import type { VirtualScreen } from './virtualScreen'
import { startWebKitDriver } from './webkitDriver'

const keyCodes: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  Backspace: Keys.BACK_SPACE,
  Control: Keys.CONTROL,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  a: 'a',
}

/** Opens WebKitGTK's minimal browser, driven over WebDriver. Its pointer is a mouse, on a phone's screen as well. */
export async function openWebKit({ width, height }: Screen, virtualScreen: VirtualScreen): Promise<Engine> {
  const service = await startWebKitDriver(virtualScreen.display)
  const options = {
    binary: findProgram('miniBrowser'),
    args: ['--automation'],
  }
  const driver = await new Builder()
    .usingServer(service.address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
  await fit(driver, width, height)
  const actions = () => driver.actions({ async: true })

  return {
    name: 'webkit',
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    // Its driver does not report the console, so only errors caught within the page are collected.
    errors: [],
    goTo: (url) => driver.get(url),
    run: (expression) => run(driver, expression),
    pressAt: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    type: (text) => actions().sendKeys(text.replaceAll('\n', Keys.ENTER)).perform(),
    async keys(...keys) {
      const codes = keys.map((key) => keyCodes[key])
      let pressed = actions()
      for (const code of codes) pressed = pressed.keyDown(code)
      for (const code of codes.toReversed()) pressed = pressed.keyUp(code)
      await pressed.perform()
    },
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    // WebDriver's own screenshot never returns while an element is in the top layer (2.50.6).
    async picture() {
      const bar = Number(await run(driver, 'outerHeight - innerHeight'))
      return virtualScreen.picture({ left: 0, top: bar, width, height })
    },
    async close() {
      await driver.quit().catch(() => undefined)
      await service.close()
    },
  }
}

/** Resizes the window so that the page has the given size beside the browser's own bar. */
async function fit(driver: WebDriver, width: number, height: number) {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
  await expect
    .poll(async () => {
      const [innerWidth, innerHeight] = (await run(driver, '[innerWidth, innerHeight]')) as [number, number]
      const outer = await driver.manage().window().getRect()
      const wanted = { width: outer.width + width - innerWidth, height: outer.height + height - innerHeight }
      if (innerWidth !== width || innerHeight !== height)
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...wanted })
      return [innerWidth, innerHeight]
    })
    .toEqual([width, height])
}

/** Evaluates an expression in the page. A rejected promise throws here, with its message. */
async function run(driver: WebDriver, expression: string): Promise<unknown> {
  const { value, error } = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
    `const done = arguments[arguments.length - 1]
    const settle = async () => ({ value: await (${expression}) })
    settle().catch((error) => ({ error: String(error) })).then(done)`,
  )
  if (error !== undefined) throw new Error(error)
  return value
}
