// Runs before the page is painted. The sign-in form in the HTML gives way to a spinner when a stored session may
// still be good or the address names another public page, and a press that comes before the portal is kept for it.
;(function () {
  // The session and the look that a storage of the browser keeps, of a customer who may have signed out since.
  function keptIn(storage) {
    try {
      var kept = storage()
      var session = Object.keys(kept).find(function (key) {
        return /^trade:.*session/.test(key)
      })
      return session && { session: kept.getItem(session), look: kept.getItem('trade:look') }
    } catch {
      return undefined
    }
  }
  // The address names another page of those who are not signed in.
  var isElsewhere = /^#\/?register(?![^/?])/i.test(location.hash)
  var page = document.documentElement
  var kept =
    keptIn(function () {
      return sessionStorage
    }) ||
    keptIn(function () {
      return localStorage
    })
  // A page of the portal has opened this tab, and may hand its session on: see tabSession.ts.
  var isOpened = history.length === 1 && document.referrer.startsWith(location.origin + '/')
  var isWaiting = isElsewhere || isOpened || !!kept
  if (isWaiting) page.dataset.start = 'waiting'

  // Words that stood here when the same customer left the page: see keptLook.ts.
  function seenHere() {
    try {
      var look = JSON.parse(kept.look)
      if (JSON.parse(kept.session).username !== look.username) return []
      var seen = look.pages[location.pathname + '#' + location.hash.replace(/^#?\/?/, '/')]
      return seen.width === innerWidth ? seen.words : []
    } catch {
      return []
    }
  }
  var seen = seenHere()
  if (seen.length > 0) {
    page.dataset.seen = ''
    var words = seen.map(function (each) {
      var element = document.createElement('p')
      element.ariaHidden = true
      element.textContent = each.text
      element.style.cssText = each.style
      return element
    })
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('waiting').append(...words)
    })
  }

  // The portal's scripts, in their order: they stand in the page as no scripts of its own.
  var scripts = (document.currentScript.dataset.scripts || '').split(' ').filter(Boolean)
  function load() {
    scripts.splice(0).forEach(function (address) {
      var script = document.createElement('script')
      script.src = address
      script.type = 'module'
      script.async = false
      script.crossOrigin = ''
      document.head.append(script)
    })
  }
  // The form is seen before anything else is asked for; a tab in the background paints nothing.
  if (isWaiting || document.hidden) load()
  else {
    document.addEventListener('DOMContentLoaded', function () {
      requestAnimationFrame(function () {
        setTimeout(load)
      })
      setTimeout(load, 1000)
    })
  }

  function isReady() {
    return page.dataset.start === 'ready'
  }
  document.addEventListener('pointerdown', function () {
    if (!isReady()) page.dataset.held = ''
  })
  ;['pointerup', 'pointercancel'].forEach(function (type) {
    document.addEventListener(type, function () {
      delete page.dataset.held
    })
  })
  addEventListener('hashchange', function () {
    if (!isReady()) page.dataset.moved = ''
  })
  document.addEventListener('submit', function (event) {
    if (isReady()) return
    event.preventDefault()
    var form = event.target
    form.dataset.pressed = ''
    function tell() {
      var failure = form.querySelector('[data-failure]')
      if (isReady() || !failure) return
      failure.setAttribute('role', 'alert')
      failure.textContent = 'Configuration not loaded'
    }
    setTimeout(function () {
      // Sent already, or as soon as that script is there, it waits for no configuration.
      setTimeout(tell, 'sent' in form.dataset || !window.ahead ? 9000 : 0)
    }, 1000)
  })
})()
