import { text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoringClient } from '../../context/stored/openStored'

/**
 * Opens the key of the payment that this tab began last. The card provider leads back in the same tab, so that this tells
 * its payment from those of other tabs where its id was not known before the return.
 */
export const openOwnTabPayment = (client: StoringClient) => openStored({ client, user: '' }, 'payment', text)
