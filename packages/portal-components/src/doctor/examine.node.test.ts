import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CONFIGURATION, configuration, door, embed, openDoor, serveSite } from '../testing/serveSite'
import { examine } from './examine'
import type { Check, Finding } from './findings'

/** Examines a configuration for a page of another origin. */
const examineFile = (origin: string) =>
  examine({ configurationUrl: origin + CONFIGURATION, origin: 'https://shop.example', fetch })

const only = (check: Check, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.check === check)
const faults = (findings: readonly Finding[]) => findings.filter(({ state }) => state === 'fault')

describe('the configuration', () => {
  it('that can be used is told with its merchant and back end [embed-60]', async () => {
    const site = await serveSite({ ...configuration(), ...door() })
    expect(await examineFile(site.origin)).toEqual([
      {
        check: 'configuration',
        state: 'good',
        says: `${site.origin}${CONFIGURATION} can be used. It is of Example Timber, and the back end is ${site.origin}.`,
      },
      {
        check: 'cors',
        state: 'good',
        says: `${site.origin} lets https://shop.example read the configuration.`,
      },
      { check: 'endpoint', state: 'good', says: `The back end at ${site.origin} answers as one.` },
      {
        check: 'cors',
        state: 'good',
        says: `${site.origin} lets https://shop.example make the portal’s calls.`,
      },
    ])
  })

  it.each<[what: string, body: string | undefined, says: RegExp]>([
    ['is missing', undefined, /^Status 404 from /],
    ['is no JSON', '<html>', /cannot be read/],
    ['has no entry', '{"DeviceList":[]}', /has no entry in a DeviceList/],
    [
      'names no address',
      '{"DeviceList":[{"endpointUrl":"ftp://x"}]}',
      /endpointUrl of .* is no http address/,
    ],
  ])('that %s is a fault, and nothing else is asked [embed-60]', async (_, body, says) => {
    const site = await serveSite(body === undefined ? {} : { [`GET ${CONFIGURATION}`]: body })
    const findings = only('configuration', await examineFile(site.origin))
    expect(findings).toMatchObject([{ state: 'fault', says: expect.stringMatching(says) as string }])
    expect(site.requests.map(({ line }) => line)).toEqual([`GET ${CONFIGURATION}`, 'GET /config/theme.css'])
  })

  it('of a server that is gone is a fault with the network’s reason [embed-60]', async () => {
    const site = await serveSite({})
    await site.close()
    expect(only('configuration', await examineFile(site.origin))).toMatchObject([
      { state: 'fault', says: expect.stringMatching(/^No answer from .*ECONNREFUSED/) as string },
    ])
  })

  it('has its misspelled fields and unknown values named [embed-60]', async () => {
    const changes = { endpoint_url: 'x', locale: 'fr', currency: 'NZD', company_id: '', colour: 'red' }
    const site = await serveSite({ ...configuration(changes), ...door() })
    const [, ...hints] = only('configuration', await examineFile(site.origin))
    expect(hints.map(({ state, says, remedy }) => [state, says, remedy])).toEqual([
      ['hint', 'Its entry has a field “endpoint_url”, which nothing reads.', 'Did you mean endpointUrl?'],
      ['hint', 'Its entry has a field “colour”, which nothing reads.', undefined],
      ['hint', 'company_id is empty.', 'The back end knows the portal and the company by it.'],
      ['hint', 'locale is “fr”, which is not known, so that usa decides.', 'Write en-AU or en-US.'],
      ['hint', 'currency is “NZD”, which is not known, so that usa decides.', 'Write AUD or USD.'],
    ])
  })
})

describe('the back end', () => {
  it('of the sandbox answers, and nobody is signed in to it [embed-61]', async () => {
    const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
    const server = await serve({ port: 0, mounts: [{ path: '/', sandbox }] })
    onTestFinished(() => server.close())
    const erp = new URL(server.url).origin
    const site = await serveSite(configuration({ endpointUrl: erp }))
    const findings = await examineFile(site.origin)
    expect(faults(findings)).toEqual([])
    expect(only('endpoint', findings)).toEqual([
      { check: 'endpoint', state: 'good', says: `The back end at ${erp} answers as one.` },
    ])
    expect(sandbox.calls.map(({ operation }) => operation)).toEqual(['getUserDetails'])
  })

  it.each([
    ['status 404', {}],
    ['status 502', { 'POST /fluid/FluidAppServerProxy': { status: 502 } }],
    ['something that is no JSON object', { 'POST /fluid/FluidAppServerProxy': '<h1>Welcome</h1>' }],
  ])('that answers %s is none [embed-61]', async (said, answers) => {
    const site = await serveSite({ ...configuration(), ...answers })
    expect(only('endpoint', await examineFile(site.origin))).toEqual([
      {
        check: 'endpoint',
        state: 'fault',
        says: `${site.origin} answers ${said}, as no back end does.`,
        remedy: 'See that endpointUrl is the address before /fluid/FluidAppServerProxy.',
      },
    ])
  })

  it('that does not answer is told with the network’s reason [embed-61]', async () => {
    const gone = await serveSite({})
    await gone.close()
    const site = await serveSite(configuration({ endpointUrl: gone.origin }))
    expect(only('endpoint', await examineFile(site.origin))).toMatchObject([
      { state: 'fault', says: expect.stringMatching(/^No answer from .*ECONNREFUSED/) as string },
    ])
  })
})

describe('another origin', () => {
  const cors = async (answers: Parameters<typeof serveSite>[0]) => {
    const site = await serveSite(answers)
    const found = only('cors', await examineFile(site.origin))
    return { site, says: faults(found).map(({ says }) => says.replace(site.origin, 'It')) }
  }

  it('that lets in the page by name is in order, and is asked as the page would ask [embed-62]', async () => {
    const own = { 'Access-Control-Allow-Origin': 'https://shop.example' }
    const { site, says } = await cors({ ...configuration({}, own), ...door({ ...openDoor, ...own }, own) })
    expect(says).toEqual([])
    expect(site.requests.map(({ line, headers }) => [line, headers.origin])).toEqual([
      [`GET ${CONFIGURATION}`, 'https://shop.example'],
      ['POST /fluid/FluidAppServerProxy', 'https://shop.example'],
      ['OPTIONS /fluid/FluidAppServerProxy', 'https://shop.example'],
      ['GET /config/theme.css', 'https://shop.example'],
    ])
    expect(site.requests[2]?.headers['access-control-request-headers']).toBe('content-type,x-fluid-context')
  })

  it('that lets in nobody, or somebody else, is a fault with the header to add [embed-62]', async () => {
    expect((await cors({ ...configuration({}, {}), ...door() })).says).toEqual([
      'It says nothing of other origins: a browser keeps the configuration from https://shop.example.',
    ])
    const other = { 'Access-Control-Allow-Origin': 'https://other.example' }
    expect((await cors({ ...configuration({}, other), ...door() })).says).toEqual([
      'It lets in https://other.example alone: a browser keeps the configuration from https://shop.example.',
    ])
  })

  it('whose door asks for more than it says lacks what is named [embed-62]', async () => {
    expect((await cors({ ...configuration(), ...door({}, {}) })).says).toEqual([
      'It does not let https://shop.example make the portal’s calls. Missing: Access-Control-Allow-Origin of OPTIONS; Access-Control-Allow-Headers: content-type, x-fluid-context; Access-Control-Allow-Origin of the POST.',
    ])
    const few = { ...openDoor, 'Access-Control-Allow-Headers': 'Content-Type' }
    expect((await cors({ ...configuration(), ...door(few) })).says).toEqual([
      'It does not let https://shop.example make the portal’s calls. Missing: Access-Control-Allow-Headers: x-fluid-context.',
    ])
  })

  it('is not asked about where the page is on the same one [embed-62]', async () => {
    const site = await serveSite({ ...configuration({}, {}), ...door({}, {}) })
    const findings = await examine({
      configurationUrl: site.origin + CONFIGURATION,
      origin: site.origin,
      fetch,
    })
    expect(only('cors', findings)).toEqual([])
    expect(site.requests.filter(({ line }) => line.startsWith('OPTIONS'))).toEqual([])
  })
})

describe('the page', () => {
  const files = embed('/embed/')
  const LIST = '<trade-product-list category="TIMBER" style="min-height: 640px"></trade-product-list>'

  interface Shown {
    head?: string
    body?: string
    policy?: string
    /** Attributes of the script beside its address. */
    script?: string
    src?: string
    more?: Parameters<typeof serveSite>[0]
  }

  /** Examines a page of a shop whose portal is elsewhere. `PORTAL` in its texts is the portal's origin. */
  async function examinePage({
    head = '',
    body = LIST,
    policy,
    script = '',
    src = 'portal.js',
    more,
  }: Shown) {
    const portal = await serveSite({ ...files.files, ...configuration(), ...door(), ...more })
    const tag = `<script type="module" src="PORTAL/embed/${src}" data-configuration="PORTAL${CONFIGURATION}" ${script}></script>`
    const placed = (text: string) => text.replaceAll('PORTAL', portal.origin)
    const findings = await examine({
      page: {
        url: 'https://shop.example/page.html',
        html: placed(`<!doctype html><html>${head}${src ? tag : ''}<body>${body}</body></html>`),
        headers: new Headers(policy === undefined ? {} : { 'content-security-policy': placed(policy) }),
      },
      fetch,
    })
    const plain = (text: string | undefined) => text?.replaceAll(portal.origin, 'PORTAL')
    return findings.map(({ says, remedy, ...finding }) => ({
      ...finding,
      says: plain(says),
      remedy: plain(remedy),
    }))
  }
  const told = async (check: Check, page: Shown) =>
    (await examinePage(page))
      .filter((finding) => finding.check === check)
      .map(({ state, says, remedy }) => [state, says, remedy])

  it('as the guide has it has no fault [embed-65]', async () => {
    const findings = await examinePage({
      src: files.pinned,
      script: `integrity="${files.integrity}" crossorigin`,
    })
    expect(findings.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'page good',
      'cors good',
      'script good',
      'script good',
      'configuration good',
      'cors good',
      'endpoint good',
      'cors good',
      'policy good',
    ])
  })

  it('has misspelled elements and attributes named, with the nearest that there is [embed-65]', async () => {
    const body = `${LIST}<trade-prodct-list></trade-prodct-list><trade-wallet></trade-wallet>
      <trade-cart-button catgory="x" class="y" aria-label="z" v-if="a"></trade-cart-button>
      <trade-catalogue catgory="TIMBER" nonsense></trade-catalogue>
      <trade-product product="A"><template><trade-data field="name"></trade-data><a trade-attr--href="id">A</a></template></trade-product>`
    expect(await told('page', { body })).toEqual([
      [
        'good',
        'The page has <trade-product-list>, <trade-cart-button>, <trade-catalogue>, <trade-product>, <trade-data>.',
        undefined,
      ],
      ['fault', '<trade-prodct-list> is no element: it shows nothing.', 'Did you mean <trade-product-list>?'],
      ['fault', '<trade-wallet> is no element: it shows nothing.', 'docs/embed.md has the elements.'],
      ['hint', '<trade-cart-button> has no attribute catgory.', undefined],
      ['fault', '<trade-catalogue> has no attribute catgory.', 'Did you mean category?'],
      ['hint', '<trade-catalogue> has no attribute nonsense.', undefined],
      [
        'hint',
        '<trade-catalogue>: without a height of its own the page moves when the widget comes.',
        'Write style="display: block; min-height: 640px", or the same in a stylesheet.',
      ],
    ])
    const [nothing] = await told('page', { body: '<p>Hello</p>' })
    expect(nothing?.slice(0, 2)).toEqual(['hint', 'No element stands in the page’s HTML.'])
  })

  it('without the script, or without a configuration, is told the lines to add [embed-65]', async () => {
    const findings = await examinePage({ src: '' })
    expect(findings.filter(({ state }) => state === 'fault')).toMatchObject([
      { check: 'script', says: 'The page has no script of the elements that can be seen in its HTML.' },
      { check: 'configuration', says: 'The page names no configuration.' },
    ])
    const named = await examinePage({
      src: '',
      body: `<trade-portal configuration="PORTAL${CONFIGURATION}"></trade-portal>${LIST}`,
    })
    expect(named.filter(({ state }) => state === 'fault').map(({ check }) => check)).toEqual(['script'])
  })

  it('has its script held against what was built, and is told how to pin it [embed-65]', async () => {
    expect(await told('script', {})).toEqual([
      [
        'hint',
        'PORTAL/embed/portal.js is version 0.1.0, and the next with the next release.',
        `To pin it: src="PORTAL/embed/${files.pinned}" integrity="${files.integrity}" crossorigin`,
      ],
    ])
    expect(await told('script', { src: files.pinned, script: 'integrity="sha384-AAAA"' })).toEqual([
      [
        'fault',
        `The integrity of PORTAL/embed/${files.pinned} is another: a browser does not run it.`,
        `Write src="PORTAL/embed/${files.pinned}" integrity="${files.integrity}".`,
      ],
      ['good', `PORTAL/embed/${files.pinned} is version 0.1.0, and stays what it is.`, undefined],
    ])
    expect(await told('script', { src: 'portal-00000000.js' })).toEqual([
      [
        'fault',
        'PORTAL/embed/portal-00000000.js cannot be had: it answers 404.',
        'Serve the whole folder embed/ of the build there.',
      ],
    ])
    const asText = { 'GET /embed/portal.js': { headers: { 'Content-Type': 'text/plain' }, body: '' } }
    expect((await told('script', { more: asText }))[0]?.slice(0, 2)).toEqual([
      'fault',
      'PORTAL/embed/portal.js is served as “text/plain”, which a browser does not run as a module.',
    ])
  })

  it('with two copies, or two versions, is told so [embed-65]', async () => {
    const head = '<script src="PORTAL/next/embed/portal.js" type="module"></script>'
    const twice = await told('script', { head, more: embed('/next/embed/').files })
    expect(twice.at(-1)).toEqual([
      'hint',
      'The page has 2 scripts of the elements: the second does nothing.',
      'Keep one of the tags.',
    ])
    const mixed = await told('script', {
      head: head.replace('type="module"', ''),
      more: embed('/next/embed/', '0.2.0').files,
    })
    expect(mixed).toContainEqual([
      'fault',
      'The tag of PORTAL/next/embed/portal.js is of no module, and runs nothing.',
      'Add type="module" to it.',
    ])
    expect(mixed.at(-1)?.slice(0, 2)).toEqual([
      'fault',
      'The page has 2 scripts of the elements, of versions 0.2.0 and 0.1.0: the first to run has it.',
    ])
    // A page may have a portal.js of its own.
    expect(await told('script', { head: '<script src="PORTAL/portal.js"></script>' })).toHaveLength(1)
  })

  it('with a policy is told each source to add, and where [embed-63]', async () => {
    const theme = {
      'GET /config/theme.css': "@font-face { src: url('x.woff2') } :root { --trade-text: #111 }",
    }
    const script = 'data-theme="PORTAL/config/theme.css"'
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    expect(await told('policy', { policy, script, more: theme })).toEqual([
      [
        'fault',
        'The page’s Content-Security-Policy keeps the script from it by script-src.',
        'Add PORTAL to script-src.',
      ],
      [
        'fault',
        'The page’s Content-Security-Policy keeps the configuration from it by connect-src.',
        'Add PORTAL to connect-src.',
      ],
      [
        'fault',
        'The page’s Content-Security-Policy keeps the back end from it by connect-src.',
        'Add PORTAL to connect-src.',
      ],
      [
        'fault',
        'The page’s Content-Security-Policy keeps the pictures of products from it by default-src.',
        'Add img-src PORTAL to the policy, with what default-src allows.',
      ],
      [
        'fault',
        'The page’s Content-Security-Policy keeps the theme from it by style-src.',
        'Add PORTAL to style-src.',
      ],
      [
        'fault',
        'The page’s Content-Security-Policy keeps a font of the theme from it by default-src.',
        'Add font-src PORTAL to the policy, with what default-src allows.',
      ],
    ])
  })

  it('with a policy that allows it all, by header and by meta, has nothing to add [embed-63]', async () => {
    const policy = "default-src 'self' PORTAL; require-trusted-types-for 'script'"
    expect(await told('policy', { policy })).toEqual([
      ['good', 'The page’s Content-Security-Policy allows it all.', undefined],
      ['good', 'require-trusted-types-for ‘script’ needs nothing more.', undefined],
    ])
    expect(await told('policy', {})).toEqual([
      ['good', 'The page has no Content-Security-Policy.', undefined],
    ])
    // Each policy has to allow it, that of the page's own HTML too.
    const head = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`
    expect((await told('policy', { policy, head })).map(([state]) => state)).toEqual([
      'fault',
      'fault',
      'good',
    ])
  })
})
