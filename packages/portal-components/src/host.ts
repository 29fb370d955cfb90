// Further exports for a host that composes a whole portal: the provider's data for its pages, parts for pages beyond
// the widgets, and the shell.

export {
  PortalContext,
  useMessages,
  usePortal,
  type Portal,
  type SessionStatus,
} from './context/PortalContext'
export { StaticPortal, type StaticPortalProps } from './provider/StaticPortal'
export { VisitorPortal, type VisitorPortalProps } from './provider/VisitorPortal'
export { isDay } from './hooks/calendar'
export { matchPage } from './pages/matchPage'
export type { Page, WidgetPage } from './pages/Page'
export { pages } from './pages/pages'
export { paramProps, type ParamStore } from './pages/paramProps'
export { HeadContext, useHeadTitle, type HeadFrame } from './surfaces/Widget/HeadContext'
export { useCompletedOrder } from './data/orders/completedOrder'
export { checkoutPrefetch } from './widgets/cart/CheckoutForm/useCheckoutOffer'
export { listingPrefetch } from './data/catalogue/catalogue'
export { shellPrefetch, usePrefetch, type AnyQuery, type Prefetch } from './data/prefetch'
export { useEntries } from './data/settings/entries'
export { useIsSwitchedOff } from './routes/useIsSwitchedOff'
export { isCurrentRoute } from './routes/routeRules'
export { paymentPagePath, paymentPages, paymentReturnUrls, type PaymentPage } from './routes/paymentPaths'
export { amountInPath } from './routes/paymentPaths'
export { usePortalMenus } from './routes/portalMenus'
export type { MenuRoute, PortalMenus } from './routes/portalMenus'
export { useNotify } from './context/notices'
export { useStored } from './context/stored/openStored'

export { Button, type ButtonProps } from './parts/Button'
export { EmptyState, type EmptyStateProps } from './parts/EmptyState'
export { ErrorState, type ErrorStateProps } from './parts/ErrorState'
export { Link, type LinkProps } from './parts/Link'
export { Modal, type ModalProps } from './parts/Modal'
export { PlainDialog, type PlainDialogProps } from './parts/PlainDialog'
export { PlainLink, type PlainLinkProps } from './parts/PlainLink'
export { lazy, nothing, useLazy, type LazyComponent, type LazyOptions } from './hooks/lazy'
export { whenIdle } from './hooks/idle'
export { useIsOnline, useWhenBackOnline } from './hooks/network'
export { useIsSlow } from './hooks/useIsSlow'
export { SkipButton, type SkipButtonProps } from './parts/SkipButton'
export { takeSession } from './context/tabSession'
export { SearchInput, type SearchInputProps } from './parts/field/SearchInput'
export { Spinner, type SpinnerProps } from './parts/Spinner'

export { cartMessages } from './messages/cart'
export { catalogueMessages, productsMessages } from './messages/catalogue'
export { checkoutMessages } from './messages/checkout'
export { commonMessages, errorsMessages, noticesMessages, signInPromptMessages } from './messages/common'
export { debugMessages } from './messages/debug'
export { downloadsMessages } from './messages/downloads'
export { commentMessages, emailMessages } from './messages/email'
export {
  configurationMessages,
  linksMessages,
  storesMessages,
  subscriptionMessages,
  teamMessages,
} from './messages/help'
export { homeMessages } from './messages/home'
export { invoicesMessages } from './messages/invoices'
export { jobMessages } from './messages/job'
export { keyboardMessages, paletteMessages, recentMessagesMessages } from './messages/keyboard'
export { listsMessages } from './messages/lists'
export { openOrdersMessages } from './messages/openOrders'
export { ordersMessages } from './messages/orders'
export { paymentsMessages } from './messages/payments'
export { peopleMessages } from './messages/people'
export { priceBookMessages } from './messages/priceBook'
export { productModalMessages } from './messages/productModal'
export { quickOrderMessages } from './messages/quickOrder'
export { registrationMessages } from './messages/registration'
export { searchMessages } from './messages/search'
export { shellMessages } from './messages/shell'
export { signInMessages } from './messages/signIn'
export { statementsMessages } from './messages/statements'
export { supportMessages } from './messages/support'
export { tableMessages } from './messages/table'
export { tallyMessages } from './messages/tally'
export { transactionMessages } from './messages/transaction'

// The widgets, written by `pnpm definitions` from their definitions.
export { PhoneMenu, type PhoneMenuProps } from './widgets/shell/PhoneMenu/PhoneMenu'
export { BottomLinkBar, type BottomLinkBarProps } from './widgets/shell/BottomLinkBar/BottomLinkBar'
export { MastheadLink, type MastheadLinkProps } from './widgets/shell/MastheadLink/MastheadLink'
export { MastheadToggle, type MastheadToggleProps } from './widgets/shell/MastheadToggle/MastheadToggle'
export { Letterhead, type LetterheadProps } from './widgets/shell/Letterhead/Letterhead'
export { CommandPalette } from './widgets/shell/CommandPalette/CommandPalette'
export {
  KeyboardShortcuts,
  type KeyboardShortcutsProps,
} from './widgets/shell/KeyboardShortcuts/KeyboardShortcuts'
export { UpdateBanner, type UpdateBannerProps } from './widgets/shell/UpdateBanner/UpdateBanner'
