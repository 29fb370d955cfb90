import {
  contrast,
  contrastPairs,
  deriveTheme,
  derivedVariables,
  merchantVariables,
  readTheme,
  token,
} from '@trade-portal/theme'
import type { DerivedTheme, ThemeVariable, WrittenTheme } from '@trade-portal/theme'
import { findingsOf } from './findings'
import type { Finding } from './findings'
import { didYouMean } from './nearest'
import type { Asked } from './visit'

const { fault, good, hint } = findingsOf('theme')

/** Derives a merchant's style variables as the browser does, and reports the outcome of each. */
export function checkTheme({ url, response, text, cause }: Asked) {
  if (!response?.ok) {
    const says = response
      ? `The theme at ${url} answers ${response.status}.`
      : `No answer from the theme at ${url} (${String(cause)}).`
    return { findings: [fault(says, 'Serve the stylesheet at this address.')], fonts: [] }
  }
  const { light, dark, fonts } = readTheme(text, url)
  const names = new Set([...light.keys(), ...dark.keys()])
  if (names.size === 0) {
    const says = `The theme at ${url} sets no style variable: everything has its default.`
    return {
      findings: [
        hint(says, 'docs/theming.md has the variables, such as --trade-interaction-primary-background.'),
      ],
      fonts,
    }
  }
  const inLight = checkScheme(light, false)
  // A colour of both schemes is reported once.
  const inDark = checkScheme(dark, true).filter(({ says }) => !inLight.some((each) => each.says === says))
  return { findings: [...strangers(names), ...inLight, ...inDark], fonts }
}

function checkScheme(variables: WrittenTheme['light'], isDark: boolean): Finding[] {
  const read = (variable: ThemeVariable) => variables.get(variable) ?? ''
  const derived = deriveTheme(read, { isDark, isContrast: false })
  const scheme = isDark ? 'dark' : 'light'
  return [
    figures(derived, read, scheme),
    ...derived.unreadable.map(({ variable, text }) => unreadable(variable, text)),
    ...derived.mends.map(({ variable, from, to, against, ratio }) => {
      const isWritten = read(variable) !== ''
      return hint(
        `${variable}, ${scheme}: ${from} on ${against} is ${ratioText(from, against)}, where ${ratio} : 1 is needed. ${to} is shown in its place: ${ratioText(to, against)}.`,
        isWritten
          ? `Write ${to}, or a colour of your own that reaches it.`
          : 'It follows from another colour; set by hand, it wins.',
      )
    }),
  ]
}

function figures(
  { writes }: DerivedTheme,
  read: (variable: ThemeVariable) => string,
  scheme: string,
): Finding {
  const shown = (variable: ThemeVariable) => writes.get(variable) ?? read(variable)
  const ratios = contrastPairs.flatMap(({ brief, of, on }) =>
    brief === undefined ? [] : [`${brief} ${ratioText(shown(of), shown(on))}`],
  )
  return good(`As shown, ${scheme}: ${ratios.join(', ')}.`)
}

function unreadable(variable: string, text: string): Finding {
  // Only browsers know notations with a bracket, such as oklch().
  return /\w\(/.test(text)
    ? hint(`${variable}: “${text}” can be read in a browser alone, so that nothing is said of it here.`)
    : fault(
        `${variable}: “${text}” is no colour; the default is shown in its place.`,
        'Write a colour, such as #1d6b3c.',
      )
}

function ratioText(color: string, ground: string): string {
  return `${(Math.floor(contrast(color, ground) * 100) / 100).toFixed(2)} : 1`
}

/** Every variable that the widgets read. */
const known = [
  ...new Set<string>([
    ...merchantVariables,
    ...derivedVariables,
    '--trade-color-scheme',
    ...[...JSON.stringify(token).matchAll(/var\((--trade-[\w-]+)/g)].map(([, name = '']) => name),
  ]),
]

const strangers = (names: ReadonlySet<string>) =>
  [...names]
    .filter((name) => !known.includes(name))
    .map((name) => hint(`${name} is no style variable that anything reads.`, didYouMean(name, known)))
