import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A page whose CSS, scripts or policy are hostile to widgets. */
export interface Host {
  /** Its row in the checklist. */
  id: string
  name: string
  /** All its stylesheets, after the page's own. */
  css?: string
  /** Attributes of the page's element. */
  html?: string
  /** HTML around the widget, `{widget}` in it. */
  around?: string
  /** Runs before any other script of the page. */
  script?: string
  /** `Content-Security-Policy`. */
  policy?: string
  /** The page has a nonce, and passes it to our elements. */
  nonce?: string
  device?: 'light' | 'dark'
  /** The width of the column with the elements. Default: 900. */
  width?: number
  /** The effect on a plain element of the page, compared with a blank page. Default: its computed styles and boxes. */
  hostility?: 'script' | 'policy' | 'place'
  /** A harmless page on which elements look the same; `null` if there is none. Default: a blank one. */
  twin?: Twin | null
  /** In the page's own tree only texts and keyboard use are guaranteed, not the look. */
  isBeyondStyles?: true
}

export type Twin = Pick<Host, 'id' | 'name' | 'css' | 'device' | 'width'> & {
  /** The width of its screen, if it differs from the host's: overlays are then not compared. */
  screen?: number
}

const read = createRequire(import.meta.url)
const styles = (file: string) => readFileSync(read.resolve(file), 'utf8')
/** Returns a package's file for pages without a bundler. */
const script = (name: string, file: string) =>
  readFileSync(join(dirname(read.resolve(`${name}/package.json`)), file), 'utf8')

const NONCE = 'a1b2c3'

/** The CSS rules of an ordinary site for its elements. */
const ordinary = `
  td, th { border: 3px double #900; padding: 14px; text-align: center; vertical-align: top; background: #ffe; white-space: nowrap; }
  th { text-transform: uppercase; font-size: 11px; color: #bbb; }
  table { border-collapse: collapse; width: 100%; margin: 30px 0; border: 2px solid #900; }
  tr:nth-child(even) { background: #eee; }
  img { border: 5px solid #999; margin: 10px; float: left; padding: 3px; width: 200px; height: auto; }
  svg { width: 64px; height: 64px; margin: 8px; fill: #c00; display: block; }
  h1, h2, h3 { text-transform: uppercase; float: left; width: 50%; border-bottom: 4px solid #900; margin: 40px 0; color: #900; text-shadow: 1px 1px #ccc; letter-spacing: 4px; font-style: italic; }
  label { float: left; width: 120px; text-transform: uppercase; font-weight: bold; margin: 0 12px 12px 0; clear: both; color: #aaa; }
  input, select, textarea { width: 100%; border: 4px inset #900; margin: 12px; float: left; height: 60px; background: #ffc; text-transform: uppercase; box-shadow: 4px 4px #ccc; box-sizing: content-box; text-align: right; }
  button { float: right; width: 200px; height: 70px; text-transform: uppercase; border: 5px outset #900; background: #c00; color: #ff0; margin: 15px; letter-spacing: 3px; text-shadow: 1px 1px #000; box-shadow: 3px 3px #666; box-sizing: content-box; font-weight: bold; }
  button:hover { background: #f00; }
  a { color: #090; border-bottom: 2px dotted; text-transform: uppercase; font-weight: bold; padding: 4px; }
  a:hover { background: #ff0; color: #0c0; }
  ul, ol { list-style: square inside; margin: 25px; padding: 25px; border-left: 4px solid #900; }
  li { margin: 10px 0; line-height: 2.4; background: #eef; list-style: square; }
  p { margin: 30px 0; text-indent: 2em; line-height: 2.2; max-width: 300px; }
  dl { border: 2px dashed; padding: 15px; margin: 20px; } dt { float: left; width: 100px; font-weight: bold; } dd { margin-left: 120px; }
  header, footer, section, article, aside, nav { padding: 20px; margin: 15px 0; border: 1px dotted #999; background: #fafafa; }
  fieldset { border: 4px groove; padding: 25px; margin: 20px; } legend { font-size: 22px; text-transform: uppercase; float: left; }
  strong, b { color: #c00; } small { font-size: 9px; } em, i { color: #0a0; } span { letter-spacing: 1px; }
  hr { border: 3px solid #900; margin: 40px; }
`

export const hosts: Host[] = [
  { id: 'host-01', name: 'Bootstrap 5', css: styles('bootstrap/dist/css/bootstrap.css') },
  { id: 'host-02', name: 'the preflight of Tailwind 4', css: styles('tailwindcss/preflight.css') },
  {
    id: 'host-03',
    name: 'styles as those of WordPress’s block themes',
    // Modelled on the global styles of Twenty Twenty-Five and of the block library; they are not those files.
    css: `
      :root { --wp--style--global--content-size: 645px; --wp--preset--color--contrast: #111; }
      body { margin: 0; font: 300 22px/1.4 Georgia, serif; letter-spacing: -0.1px; color: #111; }
      h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.125; letter-spacing: -0.1px; margin: 1.2em 0 0.6em; }
      h2 { font-size: clamp(28px, 4vw, 48px); }
      a:where(:not(.wp-element-button)) { color: #111; text-decoration: underline; }
      :root :where(a:where(:not(.wp-element-button)):hover) { text-decoration: none; }
      :where(.wp-site-blocks) > * { margin-block: 1.2rem 0; }
      :root :where(.is-layout-constrained) > * { margin-block: 1.2rem; }
      .is-layout-constrained > :where(:not(.alignfull)) { max-width: var(--wp--style--global--content-size); margin-inline: auto !important; }
      :root :where(.wp-element-button, button, input[type='submit']) { background-color: #111; color: #fff; border: 0; font: inherit; padding: 1rem 2.25rem; }
      :where(p) { margin: 0 0 1.2rem; }
      ul, ol { box-sizing: border-box; padding-inline-start: 1.5rem; }
      img { height: auto; max-width: 100%; vertical-align: bottom; }
      table { border-collapse: collapse; width: 100%; }
      td, th { border: 1px solid; padding: 0.5em; }
      input, select, textarea { border: 1px solid #686868; border-radius: 0; font: inherit; padding: 0.9rem; width: 100%; }
      figure { margin: 0 0 1em; }
      html :where(img[class*='wp-image-']) { height: auto; max-width: 100%; }
    `,
    around:
      '<div class="wp-site-blocks"><div class="entry-content is-layout-constrained">{widget}</div></div>',
  },
  {
    id: 'host-04',
    name: '* { all: unset !important }',
    css: '* { all: unset !important }',
    isBeyondStyles: true,
  },
  {
    id: 'host-05',
    name: 'html { font-size: 10px }',
    css: 'html { font-size: 10px } h2 { font-size: 3.2rem }',
  },
  {
    id: 'host-06',
    name: 'rules for the elements of an ordinary site',
    css: `
      body { font: italic 13px/1.9 'Times New Roman', serif; letter-spacing: 1px; word-spacing: 4px; text-align: center; color: #444; }
      ${ordinary}
    `,
  },
  { id: 'host-07', name: 'a page from right to left', html: 'dir="rtl"', twin: null },
  {
    id: 'host-08',
    name: 'ancestors that cut and transform',
    css: '.cut { overflow: hidden } .moved { transform: translateY(4px); will-change: transform; isolation: isolate; z-index: 0; position: relative; contain: paint }',
    around: '<div class="cut"><div class="moved"><div class="cut">{widget}</div></div></div>',
    hostility: 'place',
  },
  {
    id: 'host-09',
    name: 'a column of 320 px',
    css: '.column { width: 320px; margin-left: 24px }',
    around: '<div class="column">{widget}</div>',
    width: 320,
    twin: { id: 'narrow', name: 'a blank page on a phone', width: 320, screen: 344 },
  },
  { id: 'host-10', name: 'zoom: 1.5', css: 'body { zoom: 1.5 }', width: 640, twin: null },
  {
    id: 'host-11',
    name: 'a script that patches Array.prototype and fetch',
    script: `
      Array.prototype.last = function () { return this[this.length - 1] }
      const ask = window.fetch
      window.fetch = function fetch(address, init) {
        document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked || 0) + 1)
        return ask.call(window, address, init)
      }
    `,
    hostility: 'script',
  },
  {
    id: 'host-12',
    name: 'a strict Content-Security-Policy with a nonce',
    policy: `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'`,
    nonce: NONCE,
    hostility: 'policy',
  },
  {
    id: 'host-13',
    name: 'a dark page on a light device',
    css: 'html { color-scheme: dark } body { background: #14181c; color: #e6e6e6 } a { color: #9cf }',
    device: 'light',
    twin: {
      id: 'dark',
      name: 'a dark page on a dark device',
      css: 'html { color-scheme: dark } body { background: #14181c }',
      device: 'dark',
    },
  },
  {
    id: 'host-14',
    name: 'a light page on a dark device',
    css: 'body { background: #fffdf7; color: #222 }',
    device: 'dark',
    twin: { id: 'cream', name: 'such a page on a light device', css: 'body { background: #fffdf7 }' },
  },
  {
    id: 'host-16',
    name: 'a strict Content-Security-Policy without a nonce',
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'",
    hostility: 'policy',
  },
  {
    id: 'host-17',
    name: 'a page whose own tree is of React 18',
    script: `
      ${script('react-18', 'umd/react.production.min.js')}
      ${script('react-dom-18', 'umd/react-dom.production.min.js')}
      addEventListener('DOMContentLoaded', () => {
        const { createElement, useState } = React
        const markup = { __html: document.querySelector('#in-react').innerHTML }
        const Shop = () => {
          const [count, setCount] = useState(0)
          return createElement('div', null,
            createElement('button', { id: 'count', onClick: () => setCount(count + 1) }, count + ' so far'),
            createElement('div', { dangerouslySetInnerHTML: markup }))
        }
        const draw = (id, element) => ReactDOM.flushSync(() => ReactDOM.createRoot(document.getElementById(id)).render(element))
        draw('shop', createElement(Shop))
        const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: { children: 'drawn' }, key: null }
        try { draw('of-react', element) } catch (error) { document.getElementById('of-react').textContent = error.message }
      })
    `,
    around: '<template id="in-react">{widget}</template><div id="shop"></div><div id="of-react"></div>',
    hostility: 'script',
  },
  {
    id: 'host-18',
    name: 'a page that styles the elements of its content by class and id',
    html: 'id="page" class="content entry"',
    css: `
      .content { ${ordinary} }
      #page.content.entry { td, th { padding: 30px } a, h2 { color: #600 } img { width: 300px } button, input { height: 90px } }
    `,
  },
]

/** Two merchants on one page, whose own brand is the first one's. */
export const twoMerchants: Host = {
  id: 'host-15',
  name: 'a page of two merchants',
  css: `
    :root { --trade-interaction-primary-background: #7a1f1f }
    .other { --trade-interaction-primary-background: #0b4f8a }
    #control { background: var(--trade-interaction-primary-background, transparent); color: #fff }
  `,
  around: '{widget}<div class="other" id="other"></div>',
}
