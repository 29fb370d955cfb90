import { text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoringClient } from '../../context/stored/openStored'

/**
 * Opens the key of the last payment started in this tab. The card provider returns to the same tab, so it identifies
 * the tab's own payment even if its id was not known before the return.
 */
export const openOwnTabPayment = (client: StoringClient) => openStored({ client, user: '' }, 'payment', text)
