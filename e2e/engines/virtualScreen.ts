import { execFile, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { findProgram } from './installed'

export interface VirtualScreen {
  /** The name by which programs find it. */
  display: string
  /** @returns a part of it as a PNG. */
  picture(part: { left: number; top: number; width: number; height: number }): Promise<Buffer>
  close(): void
}

/** Opens a virtual screen for browsers with windows. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  const child = spawn(
    findProgram('virtualScreen'),
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp', '-ac'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const close = () => void child.kill('SIGTERM')
  process.once('exit', close)
  const display = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    ;(child.stdio[3] as Readable).once('data', (chunk) => resolve(`:${String(chunk).trim()}`))
  })
  return {
    display,
    async picture({ left, top, width, height }) {
      const crop = `${width}x${height}+${left}+${top}`
      const { stdout } = await promisify(execFile)(
        findProgram('screenPicture'),
        ['-display', display, '-window', 'root', '-crop', crop, '+repage', 'png:-'],
        { encoding: 'buffer', maxBuffer: 1 << 26 },
      )
      return stdout
    },
    close() {
      process.removeListener('exit', close)
      close()
    },
  }
}
