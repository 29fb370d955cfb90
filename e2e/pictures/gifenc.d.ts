/** The parts of gifenc that make a moving picture; the package comes without types. */
declare module 'gifenc' {
  type Palette = number[][]
  const gifenc: {
    GIFEncoder: () => {
      writeFrame: (
        pixels: Uint8Array,
        width: number,
        height: number,
        options: { palette: Palette; delay: number },
      ) => void
      finish: () => void
      bytes: () => Uint8Array
    }
    quantize: (pixels: Uint8Array, colors: number) => Palette
    applyPalette: (pixels: Uint8Array, palette: Palette) => Uint8Array
  }
  export default gifenc
}
