export interface WholePage {
  body: string
  title: string
  /** The folder with `embed/`, `config/` and the demo's back end, with a trailing slash. */
  base: string
}

/** Wraps a sample in a complete file, which works in a browser from any folder. */
export function wholePage({ body, title, base }: WholePage): string {
  return `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escaped(title)}</title>
    <style>
      body {
        margin: 16px;
        font-family: system-ui, sans-serif;
      }
    </style>
    <!-- Demo data in place of a merchant's back end (builder / ironbark). A merchant's own page goes without. -->
    <script type="module" src="${base}playground/backEnd.js"></script>
    <script
      type="module"
      src="${base}embed/portal.js"
      data-configuration="${base}config/configuration.json"
    ></script>
  </head>
  <body>
${body.replace(/^(?=.)/gm, '    ')}
  </body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
