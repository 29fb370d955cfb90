import { whenIdle } from '@trade-portal/portal-components/host'

/** New versions of the portal, as the service worker finds them. */
export interface Updates {
  subscribe: (listener: () => void) => () => void
  /** A version newer than the one on this page is ready. */
  isReady: () => boolean
  /** Puts the new version in charge; resolves when it is. */
  activate: () => Promise<void>
}

const CHECK_EVERY_MS = 60 * 60_000

/**
 * Registers the service worker and watches for new versions. Only the tab of a customer who asks reloads; others keep their
 * version.
 */
export function watchForUpdates(address = './sw.js'): Updates | undefined {
  const { serviceWorker } = navigator
  // Browsers have none on pages served over plain HTTP.
  if (!serviceWorker) return undefined

  const listeners = new Set<() => void>()
  let isReady = false
  let waiting: ServiceWorker | null = null
  const tell = (worker: ServiceWorker | null) => {
    isReady = true
    waiting = worker
    for (const listener of listeners) listener()
  }

  // The first worker takes control of a page loaded without it: no new version.
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) tell(null)
    isControlled = true
  })
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if ((data as { type?: string } | null)?.type === 'trade:which-build') port?.postMessage(entryScript())
  })
  serviceWorker.startMessages()

  void register(serviceWorker, address, tell)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isReady: () => isReady,
    activate: () =>
      new Promise((resolve) => {
        // Another tab was first: the new version already controls this page.
        if (!waiting) return resolve()
        serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
        waiting.postMessage({ type: 'trade:activate' })
      }),
  }
}

async function register(
  container: ServiceWorkerContainer,
  address: string,
  tell: (worker: ServiceWorker) => void,
) {
  try {
    // A first visit loads its own files before those of the next.
    if (!container.controller) await untilIdle()
    // A browser that refuses the registration may reject with `undefined`.
    const registration: ServiceWorkerRegistration | undefined = await container.register(address)
    if (!registration) return
    registration.active?.postMessage({ type: 'trade:loaded' })
    const follow = (worker: ServiceWorker | null) => {
      const tellWhenReady = () => {
        if (worker?.state === 'installed' && registration.active) tell(worker)
      }
      worker?.addEventListener('statechange', tellWhenReady)
      tellWhenReady()
    }
    follow(registration.waiting)
    follow(registration.installing)
    registration.addEventListener('updatefound', () => follow(registration.installing))

    // With hash addresses the portal may load once in the morning and never again.
    const look = () => void registration.update().catch(() => undefined)
    setInterval(look, CHECK_EVERY_MS)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') look()
    })
  } catch (error) {
    // The portal works without it; the operator reads why in the console.
    console.warn(error)
  }
}

async function untilIdle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** The entry script of this page’s build, the last one in its HTML; its name is unique to the build. */
function entryScript(): string | null {
  const [page] = document.querySelectorAll<HTMLScriptElement>('script[data-scripts]')
  const entry = page?.dataset.scripts?.split(' ').at(-1)
  return entry ? new URL(entry, document.baseURI).href : null
}
