import { usePortal } from '../../PortalContext'

/** Whether a tally shows prices, and whether they hold tax. Use it wherever the tally modal names an amount. */
export function useTallyPrice(mode: 'add' | 'update') {
  const { settings, messages } = usePortal()
  return {
    isShown: mode === 'add' ? !settings.hidesProductPrices : !settings.hidesReviewPrices,
    taxWords: settings.isTaxInclusive ? messages.products.includingTax : messages.products.excludingTax,
  }
}
