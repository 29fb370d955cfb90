import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findingsOf } from '../doctor/findings'
import type { Finding } from '../doctor/findings'

const { fault, good } = findingsOf('react')

interface PackageFile {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Compares the React of a project with the widgets' range. A folder without React has no findings. */
export function checkReact(folder: string, range: string): Finding[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return []
  const project = readPackage(file)
  const asked = { ...project.peerDependencies, ...project.devDependencies, ...project.dependencies }['react']
  if (asked === undefined) return []
  const installed = installedVersion(file)
  const version = installed ?? /\d+(\.\d+){0,2}/.exec(asked)?.[0]
  const name = installed ? `React ${installed} is installed` : `The project asks for React ${asked}`
  if (version !== undefined && isIn(version, range)) return [good(`${name}: the widgets take ${range}.`)]
  return [
    fault(
      `${name}, and the widgets take ${range}.`,
      'Install a newer React, or use the elements: their script brings its own.',
    ),
  ]
}

function installedVersion(file: string): string | undefined {
  try {
    return readPackage(createRequire(file).resolve('react/package.json')).version
  } catch {
    return undefined
  }
}

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile

/**
 * Returns whether a version is in a range such as `^19.2.0`, `>=18.2.0` or several of them with `
 *
 * `.
 */
export function isIn(version: string, range: string): boolean {
  const found = partsOf(version)
  return range.split('||').some((part) => {
    const least = partsOf(part)
    const difference =
      found.map((number, position) => number - (least[position] ?? 0)).find((one) => one !== 0) ?? 0
    const isAllowed = part.trim().startsWith('^') ? found[0] === least[0] : true
    return difference >= 0 && isAllowed
  })
}

const partsOf = (text: string) => {
  const [, major = 0, minor = 0, patch = 0] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? []
  return [Number(major), Number(minor), Number(patch)] as const
}
