import { hasStoredSession } from '@trade-portal/fluid-sdk'

// Runs before the first paint. Hides the prerendered form behind a spinner when there is a stored session or the address
// names another public page, and keeps an early press of the form for the portal.
;(function () {
  var page = document.documentElement
  var scripts = (document.currentScript.dataset.scripts || '').split(' ').filter(Boolean)

  // Under Trusted Types these two are all that the portal may make of text: React Aria empties its announcer, and the
  // service worker is registered.
  try {
    window.trustedTypes?.createPolicy('default', {
      createHTML: (html) => (html === '' ? '' : null),
      createScriptURL: (address) => (address === './sw.js' ? address : null),
    })
  } catch (error) {
    // The website's own policy has another name for it, or none.
    console.warn(error)
  }

  // The address names another page of those who are not signed in.
  var isElsewhere = /^#\/?register(?![^/?])/i.test(location.hash)
  // A page of the portal has opened this tab, and may hand its session on: see tabSession.ts.
  var isOpened = history.length === 1 && document.referrer.startsWith(location.origin + '/')
  var isWaiting = isElsewhere || isOpened || hasStoredSession()
  page.dataset.start = isWaiting ? 'waiting' : 'form'

  var isReady = () => page.dataset.start === 'ready'

  // The portal's scripts in order, from this script's `data-scripts`.
  var hasBegun = false
  function load() {
    if (hasBegun) return
    hasBegun = true
    for (var address of scripts) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = address
      document.head.append(link)
    }
    scripts
      .reduce(
        (before, address) => before.catch(() => undefined).then(() => import(address)),
        Promise.resolve(),
      )
      .catch(showFailure)
  }
  // The form is seen before anything else is asked for; a tab in the background paints nothing.
  if (isWaiting || document.hidden) {
    load()
    // A customer who waits longer than this has something to press.
    setTimeout(() => {
      if (isWaiting && !isReady() && !failure) tell(SLOW)
    }, 9000)
  } else {
    document.addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => setTimeout(load))
      setTimeout(load, 1000)
    })
  }

  // Fills the page where React cannot: its scripts are missing or from two builds, or its rendered page is gone.
  var RELOADED = 'trade:reloaded'
  var build = scripts.at(-1)
  var failure = null
  window.showFailure = showFailure
  async function showFailure(error) {
    if (failure !== error) console.error(error)
    failure = error
    page.dataset.failed = ''
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    }
    if (await window.earlySignIn?.storeSignIn()) {
      tell('You’re signed in, but the rest of the portal couldn’t be loaded. Reload the page.')
    } else if (isLost(error))
      tell('The portal couldn’t be loaded. Check your connection, then reload the page.')
    else if (hasReloaded()) {
      tell('Reloading didn’t help. Please try again later, or contact us.')
      // It may be the browser that cannot read them.
      if (error instanceof SyntaxError) document.getElementById('older-browser').hidden = false
    } else if (error instanceof SyntaxError) tell('The portal was updated while it loaded. Reload the page.')
    else tell('Something went wrong, and this page can’t be shown. Reload the page.')
  }
  // The scripts could not be fetched: the network's fault, and not the build's.
  var isLost = (error) => /dynamically imported module|importing a module script/i.test(String(error))
  function hasReloaded() {
    try {
      return sessionStorage.getItem(RELOADED) === build
    } catch {
      return false
    }
  }
  var SLOW = 'The portal is slow to load. Wait a moment, or reload the page.'
  // Under the form, which is not lost; else in the place of the page.
  function tell(sentence) {
    var form = page.dataset.start === 'form' && document.querySelector('#portal [data-failure]')
    var waiting = document.getElementById('waiting')
    var note = document.createElement('div')
    note.id = 'failed'
    note.setAttribute('role', 'alert')
    note.append(document.createElement('p'), document.createElement('button'))
    var [words, button] = note.children
    words.textContent = sentence
    button.type = 'button'
    button.textContent = 'Reload'
    button.addEventListener('click', () => void reload())
    if (form) return form.replaceChildren(note)
    page.dataset.start = 'waiting'
    waiting.removeAttribute('aria-label')
    waiting.lastElementChild.replaceWith(note)
  }
  // Loads the page again, past whatever keeps its files where they are those of two builds.
  async function reload() {
    var files = []
    try {
      await window.earlySignIn?.storeSignIn()
      if (!failure || isLost(failure)) return
      sessionStorage.setItem(RELOADED, build)
      var shell = 'trade:shell:' + new URL('./', location.href).href
      for (var name of (await window.caches?.keys()) ?? []) {
        if (name.startsWith(shell)) await caches.delete(name)
      }
      files = performance.getEntriesByType('resource').map(({ name }) => name)
      files = files.filter((file) => file.includes('/assets/'))
    } finally {
      void reloadPage(files)
    }
  }
  // Reloads the page after refetching its files: WebKit caches the failure of a lost module.
  window.reloadPage = reloadPage
  async function reloadPage(files = []) {
    var links = Array.from(document.querySelectorAll('link[rel=modulepreload]'), ({ href }) => href)
    var isThere = (file) =>
      performance.getEntriesByName(file).some(({ responseStatus }) => responseStatus !== 0)
    var fetched = links.filter((file) => !isThere(file)).concat(files)
    var signal = AbortSignal.timeout(5000)
    await Promise.allSettled(fetched.map((file) => fetch(file, { cache: 'reload', signal })))
    location.reload()
  }
  document.addEventListener('DOMContentLoaded', () => {
    var portal = document.getElementById('portal')
    new MutationObserver(() => {
      if (isReady() && !portal.hasChildNodes()) void showFailure(failure ?? new Error('The page is empty'))
    }).observe(portal, { childList: true })
  })

  document.addEventListener('pointerdown', () => {
    if (!isReady()) page.dataset.held = ''
  })
  for (var type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => delete page.dataset.held)
  }
  addEventListener('hashchange', () => {
    if (!isReady()) page.dataset.moved = ''
  })
  document.addEventListener('submit', (event) => {
    if (isReady()) return
    event.preventDefault()
    var form = event.target
    form.dataset.pressed = ''
    function tellWait() {
      var place = form.querySelector('[data-failure]')
      if (isReady() || failure || !place) return
      if ('sent' in form.dataset) return tell(SLOW)
      place.setAttribute('role', 'alert')
      place.textContent = 'Configuration not loaded'
    }
    // After the script that sends it, which hears of it next.
    if (failure) return setTimeout(() => void showFailure(failure))
    setTimeout(() => {
      // Sent already, or as soon as that script is there, it waits for no configuration.
      setTimeout(tellWait, 'sent' in form.dataset || !window.earlySignIn ? 9000 : 0)
    }, 1000)
  })
})()
