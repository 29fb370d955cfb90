import {
  commonWords,
  errorsWords,
  ErrorState,
  Spinner,
  useIsSlow,
  usePortal,
} from '@trade-portal/portal-components/host'

/** Spins while files load. After 8 s it offers a reload: files of another build may never fit. */
export function Loading() {
  const { say, pace } = usePortal()
  const isSlow = useIsSlow({ isWaiting: true, attempt: 0, pace })
  if (!isSlow) return <Spinner label={say(commonWords).loading} size={32} />
  return (
    <ErrorState
      title={say(commonWords).slowRead}
      message={say(errorsWords).pageSlow}
      onRetry={() => void window.reloadPage?.()}
    />
  )
}
