import { startPortal } from './startPortal'
import { watchForUpdates } from './updates'

if (import.meta.env.DEV) {
  // The single files of a development build fill the browser's notes, and /debug tells the latest calls from these.
  performance.setResourceTimingBufferSize(10_000)
}

const page = document.documentElement
if (page.dataset['begun'] === undefined) {
  page.dataset['begun'] = ''
  // In development every file is the newest already.
  void startPortal({ updates: import.meta.env.PROD ? watchForUpdates() : undefined })
} else {
  // A file that the browser has stored asks for the start of its own build, which fits nothing of this one.
  window.showFailure?.(new SyntaxError('The scripts are of two builds'))
}
