/** The part of jsdom that a test environment uses: the package has no types. */
declare module 'jsdom-26' {
  export class JSDOM {
    readonly window: Window & typeof globalThis
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean })
  }
}
