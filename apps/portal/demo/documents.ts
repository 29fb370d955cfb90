/**
 * Answers for the addresses of documents, which open in tabs of their own where no script of the portal runs: a service
 * worker, for that folder alone, asks this page. Browsers without one show the host's own "not found".
 */
export function answerDocuments(backEnd: typeof fetch): void {
  // Not on plain HTTP, and not in every browser's private windows.
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('./documents.js', { scope: './documents/' }).catch(() => undefined)
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
    void backEnd(data).then(async (response) => {
      const body = response.ok ? await response.arrayBuffer() : null
      port?.postMessage(body, body ? [body] : [])
    })
  })
  navigator.serviceWorker.startMessages()
}
