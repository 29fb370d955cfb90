export type EngineName = 'webkit' | 'firefox'

/** A key pressed alone, or held as a modifier. */
export type Key = 'ArrowDown' | 'Backspace' | 'Control' | 'Enter' | 'Escape' | 'Tab' | 'a'

export interface Screen {
  width: number
  height: number
  /** Emulates a touch screen. */
  isPhone: boolean
}

/** A browser with one page, driven from outside by its own protocol. */
export interface Engine {
  name: EngineName
  version: string
  /** Errors of the page's console, oldest first, if the driver supports it. */
  errors: string[]
  goTo(url: string): Promise<void>
  /** Runs an expression in the page. @returns its value or its promise's, which has to be serialisable as JSON. */
  run(expression: string): Promise<unknown>
  /** Presses at a point of the screen. */
  pressAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Presses keys one after another, holds them all, and releases them. */
  keys(...keys: Key[]): Promise<void>
  /** Presses the browser's Back. */
  back(): Promise<void>
  reload(): Promise<void>
  /** @returns the screen as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
