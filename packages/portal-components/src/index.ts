export { PortalContext, usePortal, type Portal, type SessionStatus } from './PortalContext'
export { createFormats, type Formats } from './formats'
export type { Messages } from './messages/Messages'
export { messagesOf } from './messages/catalogue'
