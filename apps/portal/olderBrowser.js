;(function () {
  // Written for any browser of the last ten years. The oldest that the portal is built for have all of these: popovers came
  // with Firefox 125, Promise.withResolvers and checkVisibility with Safari 17.4, canParse and this query with Chrome 120.
  var page = document.documentElement
  var isNew =
    'popover' in page &&
    'checkVisibility' in page &&
    'withResolvers' in window.Promise &&
    'canParse' in window.URL &&
    'toSorted' in [] &&
    window.matchMedia('(scripting: enabled)').matches
  if (isNew) return
  document.getElementById('older-browser').removeAttribute('hidden')
  document.getElementById('needs-scripts').setAttribute('hidden', '')
})()
