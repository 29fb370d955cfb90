import { queryOptions } from '@tanstack/react-query'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { examine } from '../../doctor/examine'
import type { Finding } from '../../doctor/findings'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { Disclosure } from '../../parts/Disclosure'
import { Stack, Text } from '../../parts/layout/Layout'
import { SkeletonText } from '../../parts/Skeleton'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery, useQueryCache } from '../../context/queries'
import { Read } from '../../surfaces/Read/Read'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'
import { doctorMessages } from '../../messages/doctor'
import type { ElementView } from '../elementView'
import { readOwnPage } from '../readOwnPage'

const examination = queryOptions({
  queryKey: ['doctor', 'page'],
  queryFn: async () => examine(await readOwnPage()),
  // An offline page has findings too. They stay until the examination is repeated by hand.
  networkMode: 'always',
  staleTime: Infinity,
  retry: false,
})

/** The findings on the current page, each with its remedy. */
const PageDoctor = asWidget(
  function PageDoctor() {
    const words = usePortal().messagesOf(doctorMessages)
    const { data, error, isFetching } = usePortalQuery(examination)
    const cache = useQueryCache()
    const look = () => void cache.resetQueries({ queryKey: examination.queryKey, exact: true })
    return (
      <>
        <WidgetHead
          title={words.title}
          tools={
            <Button isPending={isFetching} onPress={look}>
              {words.again}
            </Button>
          }
        />
        <Read
          of={{ data, error, isFetching, queryKeys: [examination.queryKey], retry: look }}
          skeleton={<SkeletonText lines={6} />}
        >
          {(findings) => <Findings findings={findings} />}
        </Read>
      </>
    )
  },
  { prompt: null },
)

function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = usePortal().messagesOf(doctorMessages)
  const [faults, hints, rest] = (['fault', 'hint', 'good'] as const).map((state) =>
    findings.filter((finding) => finding.state === state),
  ) as [Finding[], Finding[], Finding[]]
  return (
    <>
      <Text as="p" role="status">
        {faults.length === 0 ? words.noFault : words.faults(faults.length)}
      </Text>
      {faults.length + hints.length > 0 && (
        <List as="ul" gap={12}>
          {[...faults, ...hints].map((finding) => (
            <li key={finding.check + finding.says}>
              <Wrong {...finding} />
            </li>
          ))}
        </List>
      )}
      <Disclosure level={2} title={words.inOrder(rest.length)}>
        <List as="ul" gap={12}>
          {rest.map(({ check, says }) => (
            <li key={check + says}>{`${words.checks[check]}: ${says}`}</li>
          ))}
        </List>
      </Disclosure>
    </>
  )
}

function Wrong({ check, state, says, remedy }: Finding) {
  const words = usePortal().messagesOf(doctorMessages)
  const isFault = state === 'fault'
  const name = isFault ? words.states.fault : words.states.hint
  return (
    <Callout tone={isFault ? 'critical' : 'caution'} title={`${name}: ${words.checks[check]}`}>
      <div>{says}</div>
      {remedy !== undefined && <Remedy>{remedy}</Remedy>}
    </Callout>
  )
}

const List = styled(Stack)`
  overflow-wrap: anywhere;
`

const Remedy = styled.p`
  margin: ${token.space[4]} 0 0;
  font-weight: ${token.font.weight.bold};
`

export const view: ElementView = () => <PageDoctor />

/** The element explains why no portal could be opened. */
export const standsAlone = true
