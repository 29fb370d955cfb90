/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Most browsers have read the URL by the next task, but some take longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
