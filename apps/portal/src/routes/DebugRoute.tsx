import { usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** What a developer wants to know of a portal that misbehaves. Development builds alone have it. */
export function DebugRoute() {
  const { client, messages, session } = usePortal()
  const { companyName, companyEmail, abn } = client.configuration
  const words = messages.debug
  useTitle(words.title)
  return (
    <>
      <h1>{words.title}</h1>
      <dl>
        <dt>{words.companyName}</dt>
        <dd>{companyName}</dd>
        <dt>{words.companyEmail}</dt>
        <dd>{companyEmail}</dd>
        <dt>{words.abn}</dt>
        <dd>{abn}</dd>
        <dt>{words.session}</dt>
        <dd>{session.status}</dd>
      </dl>
      <h2>{words.lastCalls}</h2>
      <ol>
        {lastCalls().map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
    </>
  )
}

/** The names of the latest calls, newest first, as the browser noted them: nothing of what was sent or answered. */
function lastCalls(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).searchParams.get('ipFunction'))
    .filter((name) => name !== null)
    .slice(-20)
    .reverse()
}
