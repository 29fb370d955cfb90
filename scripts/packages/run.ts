import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'

export interface RunOptions {
  cwd: string
  env?: Record<string, string>
  /** The time in milliseconds after which the command is stopped, and fails. */
  timeout?: number
}

/** A command's output. */
export interface Ran {
  output: string
  errors: string
}

/**
 * Runs a command to its end.
 *
 * @throws {Error} with the end of its output, when it exits with a code other than 0.
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<Ran> {
  const child = start(command, args, options)
  const ran: Ran = { output: '', errors: '' }
  child.stdout?.on('data', (chunk: Buffer) => (ran.output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (ran.errors += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} ended with ${code}\n${endOf(ran.output)}${endOf(ran.errors)}`,
    )
  return ran
}

/** Starts a command without waiting for its end. */
export function start(
  command: string,
  args: readonly string[],
  { cwd, env, timeout }: RunOptions,
): ChildProcess {
  const options: SpawnOptions = {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeout !== undefined && { timeout }),
  }
  return spawn(command, args, options)
}

function endOf(text: string): string {
  return text.slice(-4_000)
}
