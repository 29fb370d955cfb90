// Runs before the page is painted. The sign-in form in the HTML gives way to a spinner when a stored session may
// still be good, and answers a press that comes before the portal does.
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
  if (
    hasSession(function () {
      return localStorage
    }) ||
    hasSession(function () {
      return sessionStorage
    })
  ) {
    document.documentElement.dataset.start = 'waiting'
  }
  document.addEventListener('submit', function (event) {
    if (document.documentElement.dataset.start === 'ready') return
    event.preventDefault()
    var alert = event.target.querySelector('[data-failure]')
    if (!alert) return
    alert.setAttribute('role', 'alert')
    alert.textContent = 'Configuration not loaded'
  })
})()
