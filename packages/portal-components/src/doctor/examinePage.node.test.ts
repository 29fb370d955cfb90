import { describe, expect, it } from 'vitest'
import { CONFIGURATION, configuration, door, embed, serveSite } from '../testing/serveSite'
import { examine } from './examine'
import type { Check } from './findings'

describe('a page with elements', () => {
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

  /** Examines a page of a shop with its portal elsewhere. `PORTAL` in its texts is the portal's origin. */
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
  const reported = async (check: Check, page: Shown) =>
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
    expect(await reported('page', { body })).toEqual([
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
    const [nothing] = await reported('page', { body: '<p>Hello</p>' })
    expect(nothing?.slice(0, 2)).toEqual(['hint', 'No element stands in the page’s HTML.'])
  })

  it('without the script, or without a configuration, shows the lines to add [embed-65]', async () => {
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

  it('has its script compared with the build, and shows how to pin it [embed-65]', async () => {
    expect(await reported('script', {})).toEqual([
      [
        'hint',
        'PORTAL/embed/portal.js is version 0.1.0, and the next with the next release.',
        `To pin it: src="PORTAL/embed/${files.pinned}" integrity="${files.integrity}" crossorigin`,
      ],
    ])
    expect(await reported('script', { src: files.pinned, script: 'integrity="sha384-AAAA"' })).toEqual([
      [
        'fault',
        `The integrity of PORTAL/embed/${files.pinned} is another: a browser does not run it.`,
        `Write src="PORTAL/embed/${files.pinned}" integrity="${files.integrity}".`,
      ],
      ['good', `PORTAL/embed/${files.pinned} is version 0.1.0, and stays what it is.`, undefined],
    ])
    expect(await reported('script', { src: 'portal-00000000.js' })).toEqual([
      [
        'fault',
        'PORTAL/embed/portal-00000000.js cannot be had: it answers 404.',
        'Serve the whole folder embed/ of the build there.',
      ],
    ])
    const asText = { 'GET /embed/portal.js': { headers: { 'Content-Type': 'text/plain' }, body: '' } }
    expect((await reported('script', { more: asText }))[0]?.slice(0, 2)).toEqual([
      'fault',
      'PORTAL/embed/portal.js is served as “text/plain”, which a browser does not run as a module.',
    ])
  })

  it('with two copies, or two versions, is reported [embed-65]', async () => {
    const head = '<script src="PORTAL/next/embed/portal.js" type="module"></script>'
    const twice = await reported('script', { head, more: embed('/next/embed/').files })
    expect(twice.at(-1)).toEqual([
      'hint',
      'The page has 2 scripts of the elements: the second does nothing.',
      'Keep one of the tags.',
    ])
    const mixed = await reported('script', {
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
    // A page may have an unrelated portal.js.
    expect(await reported('script', { head: '<script src="PORTAL/portal.js"></script>' })).toHaveLength(1)
  })

  it('with a policy gets each source to add, and where [embed-63]', async () => {
    const theme = {
      'GET /config/theme.css': "@font-face { src: url('x.woff2') } :root { --trade-text: #111 }",
    }
    const script = 'data-theme="PORTAL/config/theme.css"'
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    expect(await reported('policy', { policy, script, more: theme })).toEqual([
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
    expect(await reported('policy', { policy })).toEqual([
      ['good', 'The page’s Content-Security-Policy allows it all.', undefined],
      ['good', 'require-trusted-types-for ‘script’ needs nothing more.', undefined],
    ])
    expect(await reported('policy', {})).toEqual([
      ['good', 'The page has no Content-Security-Policy.', undefined],
    ])
    // Each policy must allow it, including the one in the page's HTML.
    const head = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`
    expect((await reported('policy', { policy, head })).map(([state]) => state)).toEqual([
      'fault',
      'fault',
      'good',
    ])
  })
})
