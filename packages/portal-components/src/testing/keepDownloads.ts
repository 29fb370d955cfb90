import { onTestFinished, vi } from 'vitest'

/** A file that was handed to the browser. */
export interface SavedFile {
  name: string
  text: () => Promise<string>
}

/** Keeps the files that a test saves: jsdom can neither hold nor save one. */
export function keepDownloads(): SavedFile[] {
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

/** With its mark of the encoding, which reading it as a text leaves out. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
}
