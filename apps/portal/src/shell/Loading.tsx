import {
  commonMessages,
  errorsMessages,
  ErrorState,
  Spinner,
  useIsSlow,
  usePortal,
  useMessages,
} from '@trade-portal/portal-components/host'

/** Spins while files load. After 8 s it offers a reload: files of another build may never fit. */
export function Loading() {
  const { pace } = usePortal()
  const common = useMessages(commonMessages)
  const errors = useMessages(errorsMessages)
  const isSlow = useIsSlow({ isWaiting: true, attempt: 0, pace })
  if (!isSlow) return <Spinner label={common.loading} size={32} />
  return (
    <ErrorState
      title={common.slowRead}
      message={errors.pageSlow}
      onRetry={() => void window.reloadPage?.()}
    />
  )
}
