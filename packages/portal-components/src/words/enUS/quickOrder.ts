/** The quick-order pad. */
export const quickOrder = {
  hint: 'Paste or type a line for each product: CONC80 12, 24 x CONC80, or 10/8, 12/12 for lengths. Or drop a CSV file here.',
  placeholder: 'CONC80 24\nDF2X4 10/8, 12/12',
  lengthsRefused: (text: string) => `“${text}” is no pieces and length, such as 10/8.`,
}
