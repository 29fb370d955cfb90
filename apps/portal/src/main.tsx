import { startPortal } from './startPortal'
import { watchForUpdates } from './updates'

if (import.meta.env.DEV) {
  // The single files of a development build fill the browser's notes, and /debug tells the latest calls from these.
  performance.setResourceTimingBufferSize(10_000)
}

// In development every file is the newest already.
void startPortal({ updates: import.meta.env.PROD ? watchForUpdates() : undefined })
