// Beside index.ts, for who composes a whole portal: what its pages ask of the provider, parts to draw pages of their own
// with, and the shell around them.

export { PortalContext, usePortal, type Portal, type SessionStatus } from './portal/PortalContext'
export { StaticPortal, type StaticPortalProps } from './portal/StaticPortal'
export { useCatalogueTitle } from './places/useCatalogueTitle'
export { useCompletedOrder } from './data/orders/useCompletedOrder'
export { useEntries } from './data/settings/useEntries'
export { useListName } from './data/lists/useListName'
export { useTransactionTitle } from './places/useTransactionTitle'
export { useIsSwitchedOff } from './places/useIsSwitchedOff'
export { usePortalMenus } from './places/usePortalMenus'
export type { MenuPlace, PortalMenus } from './places/portalMenus'
export { useNotify } from './portal/notices'

export { Button, type ButtonProps } from './parts/Button'
export { EmptyState, type EmptyStateProps } from './parts/EmptyState'
export { ErrorState, type ErrorStateProps } from './parts/ErrorState'
export { Link, type LinkProps } from './parts/Link'
export { Modal, type ModalProps } from './parts/Modal'
export { SearchInput, type SearchInputProps } from './parts/field/SearchInput'
export { Spinner, type SpinnerProps } from './parts/Spinner'

export { BottomLinkBar } from './widgets/BottomLinkBar/BottomLinkBar'
export { Letterhead, type LetterheadProps } from './widgets/Letterhead/Letterhead'
export { MastheadLink, type MastheadLinkProps } from './widgets/MastheadLink/MastheadLink'
export { MastheadToggle, type MastheadToggleProps } from './widgets/MastheadToggle/MastheadToggle'
export { PhoneMenu } from './widgets/PhoneMenu/PhoneMenu'
export { UpdateBanner, type UpdateBannerProps } from './widgets/UpdateBanner/UpdateBanner'
