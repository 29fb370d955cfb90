import { existsSync } from 'node:fs'

/** Programs of other engines, by their Debian package and installation paths. */
const programs = {
  firefox: { packageName: 'firefox-esr', positions: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkitDriver: { packageName: 'webkit2gtk-driver', positions: ['/usr/bin/WebKitWebDriver'] },
  miniBrowser: {
    packageName: 'webkit2gtk-driver',
    positions: ['x86_64', 'aarch64'].flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
        (folder) => `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`,
      ),
    ),
  },
  virtualScreen: { packageName: 'xvfb', positions: ['/usr/bin/Xvfb'] },
  screenPicture: { packageName: 'imagemagick', positions: ['/usr/bin/import'] },
} as const

/** Returns the path of an installed program. */
export function findProgram(name: keyof typeof programs): string {
  const { packageName, positions } = programs[name]
  const found = positions.find((route) => existsSync(route))
  if (found === undefined) throw new Error(installationAdvice([packageName]))
  return found
}

/** Throws with the command that installs the missing programs. */
export function expectInstalled(): void {
  const lacking = Object.values(programs).filter(
    ({ positions }) => !positions.some((route) => existsSync(route)),
  )
  if (lacking.length === 0) return
  throw new Error(installationAdvice([...new Set(lacking.map(({ packageName }) => packageName))]))
}

const installationAdvice = (names: readonly string[]) =>
  `The journeys in WebKit and Firefox need programs that this machine lacks. On Debian, install them with:
  apt-get install -y --no-install-recommends ${names.join(' ')}`
