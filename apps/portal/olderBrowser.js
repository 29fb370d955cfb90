;(function () {
  // Written for any browser of the last ten years. Each feature came with one of the oldest that the portal is built for:
  // popovers with Firefox 125, Promise.withResolvers with Safari 17.4, and this query with Chrome 120.
  var isNew = false
  try {
    isNew =
      'popover' in HTMLElement.prototype &&
      'withResolvers' in Promise &&
      window.matchMedia('(scripting: enabled)').matches
  } catch (error) {
    // A browser without one of these names has none of the features.
  }
  if (isNew) return
  document.getElementById('older-browser').removeAttribute('hidden')
  document.getElementById('needs-scripts').setAttribute('hidden', '')
})()
