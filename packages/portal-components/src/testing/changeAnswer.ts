import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { WireOperations } from '@trade-portal/fluid-sdk/wire'

/** Changes the answers of one operation, for data that no seeded merchant has. */
export function changeAnswer<Name extends keyof WireOperations>(
  sandbox: Sandbox,
  operation: Name,
  change: (answer: WireOperations[Name]['answer']) => WireOperations[Name]['answer'],
) {
  const fetch = sandbox.fetch.bind(sandbox)
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await fetch(request)
    if (new URL(request.url).searchParams.get('ipFunction') !== operation) return answer
    return Response.json(change((await answer.json()) as WireOperations[Name]['answer']))
  }
}
