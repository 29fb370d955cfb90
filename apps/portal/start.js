// Runs before the page is painted. The sign-in form in the HTML gives way to a spinner when a stored session may
// still be good or the address names another public page, and a press that comes before the portal is kept for it.
;(function () {
  function hasSession(storage) {
    try {
      return Object.keys(storage()).some(function (key) {
        return /^trade:.*session/.test(key)
      })
    } catch {
      return false
    }
  }
  // The address names another page of those who are not signed in.
  var isElsewhere = /^#\/?register(?![^/?])/i.test(location.hash)
  var page = document.documentElement
  var isWaiting =
    isElsewhere ||
    hasSession(function () {
      return localStorage
    }) ||
    hasSession(function () {
      return sessionStorage
    })
  if (isWaiting) page.dataset.start = 'waiting'

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
