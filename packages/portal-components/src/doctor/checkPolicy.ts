import { distinct, findingsOf } from './findings'
import type { Finding } from './findings'
import { readPolicy, refusalOf } from './policy'
import type { Wanted } from './policy'
import type { Page } from './readPage'

const { fault, good, hint } = findingsOf('policy')

/** A requirement of the elements for the page's policy, with its description. */
export interface Need extends Wanted {
  what: string
}

/** Compares the page's policies with the elements' needs, as listed in docs/embed.md. */
export function checkPolicy(page: Page, needs: readonly Need[]): Finding[] {
  const unknown = page.areHeadersKnown
    ? []
    : [
        hint(
          'The page’s headers could not be read: a policy in them may say more.',
          'Check the page from a terminal: trade-portal doctor and its address.',
        ),
      ]
  if (page.policies.length === 0) {
    return page.areHeadersKnown ? [good('The page has no Content-Security-Policy.')] : unknown
  }
  const refused = needs.flatMap((need) => {
    const by = page.policies
      .map((policy) => refusalOf(policy, need, page.url))
      .find((found) => found !== null)
    return by === undefined ? [] : [refusal(need, by, page)]
  })
  const allowed = refused.length > 0 ? [] : [good('The page’s Content-Security-Policy allows it all.')]
  return [...unknown, ...allowed, ...distinct(refused), ...checkTrustedTypes(page)]
}

function refusal({ directive, what, url, nonce }: Need, by: string | null, page: Page): Finding {
  const source = new URL(url).origin === page.origin ? "'self'" : new URL(url).origin
  const isStrict = page.policies.some((policy) => /'strict-dynamic'/i.test(policy))
  const remedy =
    directive === 'script-src' && isStrict
      ? 'Under strict-dynamic give the script’s tag the nonce of the policy.'
      : by === directive
        ? `Add ${source} to ${directive}.`
        : `Add ${directive} ${source} to the policy, with what ${by} allows.`
  const tag = nonce === undefined ? '' : ', and the nonce of its tag is another'
  return fault(`The page’s Content-Security-Policy keeps ${what} from it by ${by}${tag}.`, remedy)
}

function checkTrustedTypes({ policies }: Page): Finding[] {
  if (!policies.some((policy) => readPolicy(policy).has('require-trusted-types-for'))) return []
  return [good('require-trusted-types-for ‘script’ needs nothing more.')]
}
