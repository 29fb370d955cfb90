import { startPortal } from './startPortal'
import { watchForUpdates } from './updates'

// In development every file is the newest already.
void startPortal({ updates: import.meta.env.PROD ? watchForUpdates() : undefined })
