import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './merchants.ts'

/**
 * Runs a command of the project's own dependencies, and prints its output.
 *
 * @throws {Error} when it fails.
 */
export async function run(command: string, args: string[], { cwd }: { cwd: string }): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}
