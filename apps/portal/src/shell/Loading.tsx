import {
  commonMessages,
  errorsMessages,
  ErrorState,
  Spinner,
  useIsSlow,
  usePortal,
} from '@trade-portal/portal-components/host'

/** Spins while files load. After 8 s it offers a reload: files of another build may never fit. */
export function Loading() {
  const { messagesOf, pace } = usePortal()
  const isSlow = useIsSlow({ isWaiting: true, attempt: 0, pace })
  if (!isSlow) return <Spinner label={messagesOf(commonMessages).loading} size={32} />
  return (
    <ErrorState
      title={messagesOf(commonMessages).slowRead}
      message={messagesOf(errorsMessages).pageSlow}
      onRetry={() => void window.reloadPage?.()}
    />
  )
}
