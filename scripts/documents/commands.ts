import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../merchants.ts'
import type { Block } from './blocks.ts'

interface Manifest {
  bin?: Record<string, string>
  scripts?: Record<string, string>
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Returns the commands of a shell block, without variables before them and comments after. */
export function commandsIn(code: string): string[] {
  return code
    .split(/\n|&&/)
    .map((line) =>
      line
        .replace(/#.*/, '')
        .replace(/^\s*(?:[A-Z_]+=\S+\s+)*/, '')
        .trim(),
    )
    .filter(Boolean)
}

/** Returns the reason why a command of a page cannot be run, or null. */
export function problemOfCommand(command: string, { file }: Pick<Block, 'file'>): string | null {
  const [, ours] = /^(?:npx -y )?pnpm(?:@[\d.]+)? ([\w:]+)/.exec(command) ?? []
  if (ours) return ours === 'install' || hasScript('.', ours) ? null : `no script ${ours}`
  const [, name, program] = /^npx -p @trade-portal\/([\w-]+) ([\w-]+)/.exec(command) ?? []
  if (name && program) return hasProgram(`packages/${name}`, program) ? null : `${name} has no ${program}`
  const [, , script] = /^npm (run )?(\w+)/.exec(command) ?? []
  if (script === 'install') return problemOfNames(command)
  if (script) return hasScript(dirname(file), script) ? null : `no script ${script}`
  if (/^(cp|npx serve)\b/.test(command)) return problemOfNames(command)
  return 'unknown to this test'
}

function hasScript(folder: string, name: string): boolean {
  return manifestIn(folder).scripts?.[name] !== undefined
}

function hasProgram(folder: string, program: string): boolean {
  const path = manifestIn(folder).bin?.[program]
  return path !== undefined && existsSync(join(root, folder, path))
}

/** A named package of ours must be published, and a named folder of it must be packed. */
function problemOfNames(command: string): string | null {
  for (const [, name = '', folder = ''] of command.matchAll(/@trade-portal\/([\w-]+)(?:\/([\w/-]+))?/g)) {
    if (!existsSync(join(root, 'packages', name, 'LICENSE'))) return `no package ${name}`
    if (folder && folder !== 'dist/embed') return `${name} has no ${folder}`
  }
  return null
}
