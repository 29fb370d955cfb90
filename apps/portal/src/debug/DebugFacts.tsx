import { debugMessages, useMessages, usePortal } from '@trade-portal/portal-components/host'
import * as S from './DebugFacts.styles'

/** Shows the facts that a developer needs of a portal that misbehaves. */
export function DebugFacts() {
  const { client, formats, session } = usePortal()
  const words = useMessages(debugMessages)
  const { companyName, companyEmail, abn } = client.configuration
  return (
    <S.Page>
      <h1>{words.title}</h1>
      <S.Facts>
        <dt>{words.companyName}</dt>
        <dd>{companyName}</dd>
        <dt>{words.companyEmail}</dt>
        <dd>{companyEmail}</dd>
        <dt>{words.abn}</dt>
        <dd>{abn}</dd>
        <dt>{words.session}</dt>
        <dd>{session.status}</dd>
      </S.Facts>
      <h2 id="last-calls">{words.lastCalls}</h2>
      <S.Calls aria-labelledby="last-calls">
        {lastCalls().map(({ name, status, duration }, index) => (
          <li key={index}>
            <code>{name}</code>
            <span>{words.call(status, formats.quantity(duration))}</span>
          </li>
        ))}
      </S.Calls>
    </S.Page>
  )
}

/** The latest calls from the browser’s resource timing, newest first: no payloads, no responses. */
function lastCalls() {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .flatMap(({ name: address, responseStatus, duration }) => {
      const name = new URL(address).searchParams.get('ipFunction')
      return name === null ? [] : [{ name, status: responseStatus, duration: Math.round(duration) }]
    })
    .slice(-20)
    .reverse()
}
