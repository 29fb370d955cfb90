/** A file of the build. Without a revision its name changes whenever it does. */
export interface BuildFile {
  url: string
  revision: string | null
  /** The SHA-256 of its bytes. Of a page, the script it begins with: a host may add a line of its own to a page. */
  proof: string
}

/** The content types that browsers insist on; other files may have any. */
const TYPES: Record<string, RegExp> = { html: /^text\/html/, js: /(java|ecma)script/, css: /^text\/css/ }

/** Returns whether a response is that file: a host without it may answer with its front page, or with another build’s. */
export async function isBuildFile({ url, proof }: BuildFile, response: Response): Promise<boolean> {
  const kind = url.split('.').at(-1) ?? ''
  const isOfType = TYPES[kind]?.test(response.headers.get('Content-Type') ?? '') ?? true
  if (!response.ok || !isOfType) return false
  const copy = response.clone()
  if (kind === 'html') return (await copy.text()).includes(proof)
  return (await sha256(await copy.arrayBuffer())) === proof
}

/** Returns the SHA-256 in hexadecimal. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
