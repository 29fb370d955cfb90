/** The part of jsdom that a test environment is made of: it brings no types of its own. */
declare module 'jsdom-26' {
  export class JSDOM {
    readonly window: Window & typeof globalThis
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean })
  }
}
