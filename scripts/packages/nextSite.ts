import { run, start } from './run.ts'

const BINARY = 'node_modules/next/dist/bin/next'
/** Disables telemetry and automatic installs. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', CI: '1' }
const PATIENCE = 60_000

/** Builds the site for a back end. */
export async function buildSite(folder: string, backEnd: string) {
  const env = { ...quiet, TRADE_BACK_END: backEnd }
  await run(process.execPath, [BINARY, 'build'], { cwd: folder, env })
}

/** Starts the built site on a free port. */
export async function startSite(folder: string, backEnd: string) {
  const env = { ...quiet, TRADE_BACK_END: backEnd }
  const child = start(process.execPath, [BINARY, 'start', '--port', '0'], { cwd: folder, env })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`The site did not start:\n${said}`))
    const late = setTimeout(fail, PATIENCE)
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (!found || !said.includes('Ready')) return
      clearTimeout(late)
      resolve(found[0])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', fail)
  })
  return { address, close: () => child.kill() }
}
