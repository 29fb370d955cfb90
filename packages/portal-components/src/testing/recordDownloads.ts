import { onTestFinished, vi } from 'vitest'

/** A file passed to the browser. */
export interface SavedFile {
  name: string
  text: () => Promise<string>
}

/** Records the files that a test saves, because jsdom cannot save any. */
export function recordDownloads(): SavedFile[] {
  const saved: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, text: () => textOf(blob) })
  })
  onTestFinished(() => {
    click.mockRestore()
    Object.assign(URL, { createObjectURL, revokeObjectURL })
  })
  return saved
}

/** Returns a file's text with its byte order mark, which `text()` leaves out. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
}
