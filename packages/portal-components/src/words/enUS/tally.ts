/** Entering lengths. */
export const tally = {
  begun: 'This is what you started earlier. The cart holds something else.',
}
