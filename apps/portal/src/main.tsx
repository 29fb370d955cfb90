import { startPortal } from './startPortal'
import { watchForUpdates } from './updates'

if (import.meta.env.DEV) {
  // The files of a development build fill the resource timing buffer, from which /debug lists calls.
  performance.setResourceTimingBufferSize(10_000)
}

const page = document.documentElement
if (page.dataset['begun'] === undefined) {
  page.dataset['begun'] = ''
  // In development every file is the newest.
  void startPortal({ updates: import.meta.env.PROD ? watchForUpdates() : undefined })
} else {
  // A cached file imports the entry of another build, which fits none of these files.
  window.showFailure?.(new SyntaxError('The scripts are of two builds'))
}
