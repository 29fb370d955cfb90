/** The quick-order pad. */
export const quickOrder = {
  hint: 'Paste or type a line for each product: CONC80 12, 24 x CONC80, or 10/8, 12/12 for lengths.',
  placeholder: 'CONC80 24\nDF2X4 10/8, 12/12',
  lengthsRefused: (text: string) => `We can’t read “${text}”. Write pieces/length, like 12/8.`,
}
