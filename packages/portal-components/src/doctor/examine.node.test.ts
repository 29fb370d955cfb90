import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { serve } from '@trade-portal/fluid-sandbox/node'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CONFIGURATION, configuration, door, openDoor, serveSite } from '../testing/serveSite'
import { examine } from './examine'
import type { Check, Finding } from './findings'

/** Examines a configuration for a page of another origin. */
const examineFile = (origin: string) =>
  examine({ configurationUrl: origin + CONFIGURATION, origin: 'https://shop.example', fetch })

const only = (check: Check, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.check === check)
const faults = (findings: readonly Finding[]) => findings.filter(({ state }) => state === 'fault')

describe('the configuration', () => {
  it('that can be used is reported with its merchant and back end [embed-60]', async () => {
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
    [
      'names a host without https://',
      '{"DeviceList":[{"endpointUrl":"erp.example.com/fluid"}]}',
      /would be taken for a path: write https:\/\/erp\.example\.com\/fluid/,
    ],
  ])('that %s is a fault, and nothing else is asked [embed-60 case-237]', async (_, body, says) => {
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

  it('that does not answer is reported with the network’s reason [embed-61]', async () => {
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
