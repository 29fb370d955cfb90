;(function () {
  // Written for any browser of the last ten years. Each feature came with one of the oldest that the portal is built for:
  // popovers with Firefox 125, Promise.withResolvers with Safari 17.4, and this query with Chrome 120.
  var isNew =
    'popover' in document.documentElement &&
    'withResolvers' in window.Promise &&
    window.matchMedia('(scripting: enabled)').matches
  if (isNew) return
  document.getElementById('older-browser').removeAttribute('hidden')
  document.getElementById('needs-scripts').setAttribute('hidden', '')
})()
