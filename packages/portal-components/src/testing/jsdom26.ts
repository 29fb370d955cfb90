import { JSDOM } from 'jsdom-26'
import { populateGlobal } from 'vitest/runtime'
import type { Environment } from 'vitest/runtime'

/** The environment of an embedder's tests: the jsdom of Jest 30, without any polyfill. */
export default {
  name: 'jsdom-26',
  viteEnvironment: 'client',
  setup(global) {
    const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true })
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['navigator'],
    })
    return {
      teardown() {
        window.close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) Object.assign(global, { [key]: value as unknown })
      },
    }
  },
} satisfies Environment
